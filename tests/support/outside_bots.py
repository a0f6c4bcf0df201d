"""outside_bots.py - bots that are programs, for tests: written as shell scripts, and found again if they are left behind."""
import glob
import os

MARK = f"9{os.getpid()}"  # seconds, so that we know our own sleepers
# Runs %s at every question; n counts them.
LINES = """#!/bin/sh
n=0
while read -r line; do
    case $line in '{"t":"ask"'*) ;; *) continue ;; esac
    n=$((n + 1))
    %s
done
"""
HANGS = "#!/bin/sh\nsleep MARK &\nsleep MARK\n"
HANGS_LATER = LINES % '[ $n = 2 ] && sleep MARK; echo \'{"answer":0}\''
CRASHES = "#!/bin/sh\nexit 3\n"
CRASHES_LATER = LINES % '[ $n = 2 ] && kill -SEGV $$; echo \'{"answer":0}\''
ANSWERS_999 = LINES % 'echo \'{"answer":999}\''
GARBAGE = LINES % "echo 'take the first'"
WRITES_ENDLESSLY = "#!/bin/sh\nyes\n"


def write_bot(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text.replace("MARK", MARK))
    os.chmod(path, 0o755)
    return path


def left_behind(folder, but):
    """Programs of ours that are still there; not those whose command has these words in it."""
    found = []
    for path in glob.glob("/proc/[0-9]*/cmdline"):
        try:
            with open(path, "rb") as f:
                words = f.read().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        if (folder in words or f"sleep {MARK}" in words) and but not in words:
            found.append(words)
    return found
