"""Sweeps and leagues on a cluster of three nodes, each a set of processes here; a node is killed in the middle. The results are those
of threads, byte for byte. `run.py BUILD --ray` runs it."""
import threading
import time

import ray
from ray.cluster_utils import Cluster

import orrery.ray

SWEEP = dict(game="martians", vary=["cards:*:copies=-1..+0", "turn_cap=20,50,100,200"], targets=["turns=10..20"], seats=3, games=100, keep=2)
PATIENCE = 600                          # seconds for each wait: many times what it takes
LEAGUE = dict(game="earth-gambit", players=["script", "greedy", "random"], deals=20)


def free():
    return ray.available_resources().get("CPU", 0)


def wait(condition, what):
    """Until it holds; not for ever."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"waited {PATIENCE} s for this: {what}"
        time.sleep(0.05)


def main():
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    cluster.wait_for_nodes(timeout=PATIENCE)
    ray.init(address=cluster.address, log_to_driver=False)
    wait(lambda: free() >= 2, "both nodes are free")             # a node that is all busy is not listed, nor is one unknown yet
    came = {}
    job = threading.Thread(target=lambda: came.update(sweep=orrery.ray.sweep(**SWEEP), league=orrery.ray.league(**LEAGUE)), daemon=True)
    job.start()
    wait(lambda: not job.is_alive() or free() == 0, "both nodes work")
    assert job.is_alive(), "the job ended before a node could be killed"
    cluster.remove_node(nodes[0], allow_graceful=False)
    wait(lambda: not job.is_alive(), "the other node does the rest")
    wait(lambda: sum(node["Alive"] for node in ray.nodes()) == 2, "the others hear that a node is gone")
    assert came["sweep"] == orrery.ray.sweep(**SWEEP, threads=2), "the sweep differs from that of threads"
    assert came["league"].json() == orrery.ray.league(**LEAGUE, threads=2).json(), "the league differs from that of threads"
    ray.shutdown()
    cluster.shutdown()
    print("ray: a sweep and a league on three nodes, one of them killed, came out as in threads")


if __name__ == "__main__":
    main()
