"""Sweeps and leagues on a cluster of three nodes, each a set of processes here; a node is killed in the middle. The results are those
of threads, byte for byte. `run.py BUILD --ray` runs it."""
import threading

import ray
from ray.cluster_utils import Cluster

import orrery.ray

SWEEP = dict(game="martians", vary=["cards:*:copies=-1..+0", "turn_cap=20,50,100,200"], targets=["turns=10..20"], seats=3, games=100, keep=2)
LEAGUE = dict(game="earth-gambit", players=["script", "greedy", "random"], deals=20)


def main():
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False)
    came = {}
    job = threading.Thread(target=lambda: came.update(sweep=orrery.ray.sweep(**SWEEP), league=orrery.ray.league(**LEAGUE)))
    job.start()
    while job.is_alive() and ray.available_resources().get("CPU", 0) > 0:    # until both nodes work
        job.join(0.05)
    assert job.is_alive(), "the job ended before a node could be killed"
    cluster.remove_node(nodes[0], allow_graceful=False)
    job.join()
    alive = sum(node["Alive"] for node in ray.nodes())
    assert alive == 2, f"{alive} nodes are alive, of three one was killed"
    assert came["sweep"] == orrery.ray.sweep(**SWEEP, threads=2), "the sweep differs from that of threads"
    assert came["league"].json() == orrery.ray.league(**LEAGUE, threads=2).json(), "the league differs from that of threads"
    ray.shutdown()
    cluster.shutdown()
    print("ray: a sweep and a league on three nodes, one of them killed, came out as in threads")


if __name__ == "__main__":
    main()
