#!/usr/bin/env python3
"""run.py BUILD - the Python package as a stranger gets it: makes the sdist, builds the wheel from it, installs that into a fresh
virtual environment, and runs pytest there, with the tests that PettingZoo, Gymnasium and OpenSpiel have for environments.

BUILD: a build folder; what was compiled stays in BUILD/python, so that a second run compiles only what has changed. The
libraries come from PyPI: without it, the test says so and fails.
"""
import glob
import os
import subprocess
import sys
import tarfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


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


def main():
    if len(sys.argv) != 2:
        fail("say which build folder: run.py BUILD")
    work = os.path.join(os.path.abspath(sys.argv[1]), "python")
    dist, tree, venv = (os.path.join(work, name) for name in ("dist", "tree", "venv"))
    os.makedirs(work, exist_ok=True)
    python = os.path.join(venv, "bin", "python")
    env = dict(os.environ, CMAKE_BUILD_PARALLEL_LEVEL=str(os.cpu_count()), PIP_DISABLE_PIP_VERSION_CHECK="1")
    for old in glob.glob(os.path.join(dist, "*")):
        os.remove(old)

    run("no virtual environment can be made; tools/setup test installs python3-venv", sys.executable, "-m", "venv", "--clear", venv)
    pip = [python, "-m", "pip", "install", "--quiet", "--prefer-binary"]
    run("PyPI cannot be reached, and the libraries under test come from there", *pip, "-r", os.path.join(HERE, "requirements.txt"),
        env=env)
    run("the sdist cannot be made", python, "-m", "build", "--sdist", "--no-isolation", "--outdir", dist, ROOT, env=env)
    unpack(glob.glob(os.path.join(dist, "*.tar.gz"))[0], tree)
    run("the wheel cannot be built from the sdist", python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation",
        "--config-settings", "build-dir=" + os.path.join(work, "cmake"), "--wheel-dir", dist, tree, env=env)
    wheel = glob.glob(os.path.join(dist, "*.whl"))[0]
    if "-cp311-abi3-" not in wheel:
        fail("the wheel is not for all versions from 3.11 on: " + os.path.basename(wheel))
    run("the wheel cannot be installed", *pip, "--no-deps", wheel, env=env)
    run(None, python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--durations=5", HERE, cwd=work, env=env)


main()
