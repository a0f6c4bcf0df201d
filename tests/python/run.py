#!/usr/bin/env python3
"""run.py BUILD [--sanitize | --ray] - the Python package as a stranger gets it: makes the sdist, builds the wheel from it, installs that into
a fresh virtual environment, and runs pytest there, with the tests that PettingZoo, Gymnasium and OpenSpiel have for environments.

BUILD: a build folder; what was compiled stays in BUILD/python, so that a second run compiles only what has changed. The
libraries come from PyPI: without it, the test says so and fails. --sanitize: the extension module stops at the first wrong access to
memory and the first undefined behaviour; and mypy reads the package with --strict. --ray: only sweeps and leagues, on a cluster of
several nodes on this machine, one of which is killed (ray_cluster.py).
"""
import glob
import os
import subprocess
import sys
import tarfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
# What orrery-games[ray] brings, in the version that was tested.
RAY = "ray==2.60.0"
# PettingZoo and OpenSpiel say nothing about their types: what is made from theirs cannot be checked against them.
UNTYPED = ["--allow-subclassing-any", "--disable-error-code", "import-untyped", "--disable-error-code", "import-not-found"]


def fail(why):
    sys.exit("python: " + why)


def run(why, *command, **named):
    """why: what a failure means; None: the command says it itself."""
    quiet = why is not None
    done = subprocess.run(command, stdout=subprocess.PIPE if quiet else None, stderr=subprocess.STDOUT if quiet else None, text=True,
                          **named)
    if done.returncode and quiet:
        print(done.stdout[-6000:])
        fail(why)
    if done.returncode:
        sys.exit(done.returncode)


def unpack(archive, tree):
    """Writes what differs and removes what is gone, so that files that are the same keep their time."""
    kept = set()
    with tarfile.open(archive) as tar:
        for member in tar.getmembers():
            if not member.isfile():
                continue
            path = os.path.join(tree, member.name.split("/", 1)[1])
            kept.add(path)
            new = tar.extractfile(member).read()
            try:
                with open(path, "rb") as f:
                    same = f.read() == new
            except FileNotFoundError:
                same = False
            if not same:
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "wb") as f:
                    f.write(new)
                os.chmod(path, member.mode)
    for where, _, files in os.walk(tree):
        for name in files:
            if os.path.join(where, name) not in kept:
                os.remove(os.path.join(where, name))


def fetch(python, env):
    """The libraries under test, and what builds the package."""
    run("PyPI cannot be reached, and the libraries under test come from there", python, "-m", "pip", "install", "--quiet",
        "--prefer-binary", "-r", os.path.join(HERE, "requirements.txt"), env=env)


def watched(env):
    """An environment in which the sanitizers see what a module does that Python loads. Python itself keeps memory to its end."""
    libraries = [subprocess.run(["gcc", "-print-file-name=" + name], capture_output=True, text=True, check=True).stdout.strip()
                 for name in ("libasan.so", "libubsan.so")]
    return dict(env, LD_PRELOAD=" ".join(libraries), ASAN_OPTIONS="detect_leaks=0:abort_on_error=1",
                UBSAN_OPTIONS="halt_on_error=1:print_stacktrace=1", PYTHONMALLOC="malloc")


def main():
    sanitize, cluster = ("--sanitize" in sys.argv[2:], "--ray" in sys.argv[2:])
    if len(sys.argv) != 2 + sanitize + cluster or sanitize and cluster:
        fail("say which build folder: run.py BUILD [--sanitize | --ray]")
    work = os.path.join(os.path.abspath(sys.argv[1]), "python-watched" if sanitize else "python")
    dist, tree, venv = (os.path.join(work, name) for name in ("dist", "tree", "venv"))
    os.makedirs(work, exist_ok=True)
    python = os.path.join(venv, "bin", "python")
    env = dict(os.environ, CMAKE_BUILD_PARALLEL_LEVEL=str(os.cpu_count()), PIP_DISABLE_PIP_VERSION_CHECK="1")
    flags = ["--config-settings=cmake.define.CMAKE_C_FLAGS=-g -fsanitize=address,undefined -fno-sanitize-recover=all"] if sanitize else []
    for old in glob.glob(os.path.join(dist, "*")):
        os.remove(old)

    run("no virtual environment can be made; tools/setup test installs python3-venv", sys.executable, "-m", "venv", "--clear", venv)
    fetch(python, env)
    run("the sdist cannot be made", python, "-m", "build", "--sdist", "--no-isolation", "--outdir", dist, ROOT, env=env)
    unpack(glob.glob(os.path.join(dist, "*.tar.gz"))[0], tree)
    run("the wheel cannot be built from the sdist", python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation",
        "--config-settings", "build-dir=" + os.path.join(work, "cmake"), *flags, "--wheel-dir", dist, tree, env=env)
    wheel = glob.glob(os.path.join(dist, "*.whl"))[0]
    if "-cp311-abi3-" not in wheel:
        fail("the wheel is not for all versions from 3.11 on: " + os.path.basename(wheel))
    run("the wheel cannot be installed", python, "-m", "pip", "install", "--quiet", "--no-deps", wheel, env=env)
    if cluster:
        run("Ray cannot be had from PyPI", python, "-m", "pip", "install", "--quiet", "--prefer-binary", RAY, env=env)
        run(None, python, os.path.join(HERE, "ray_cluster.py"), cwd=work, env=env)
        return
    if sanitize:
        run("mypy cannot be had from PyPI", python, "-m", "pip", "install", "--quiet", "mypy", env=env)
        run(None, python, "-m", "mypy", "--strict", *UNTYPED, "--cache-dir", os.path.join(work, "mypy"), "-p", "orrery", cwd=work, env=env)
    run(None, python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--durations=5", HERE, cwd=work,
        env=watched(env) if sanitize else env)


if __name__ == "__main__":
    main()
