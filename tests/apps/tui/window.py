"""window.py - terminals in tmux for the tests of the full-screen table; the program is the first argument of whoever uses it."""
import os
import subprocess
import sys
import tempfile
import time

ORRERY = os.path.abspath(sys.argv[1])
WORK = tempfile.mkdtemp(prefix="orrery-full-")
SOCKET = os.path.join(WORK, "tmux")
PATIENCE = 30           # seconds until a screen must have changed; a busy machine is slow


def tmux(*args):
    return subprocess.run(["tmux", "-S", SOCKET, "-f", "/dev/null", *args], capture_output=True, text=True, encoding="utf-8",
                          errors="replace", env={**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"})


class Window:
    """A terminal with a shell in it that runs the program and then says so."""
    count = 0

    def __init__(self, width, height, arguments, environment="LC_ALL=C.UTF-8"):
        Window.count += 1
        self.name = f"w{Window.count}"
        state = os.path.join(WORK, self.name)
        os.makedirs(state)
        command = (f"cd {state} && echo before the match && env XDG_STATE_HOME={state} TMPDIR={state} {environment} "
                   f"{ORRERY} {arguments}; echo code $?; stty -a | tr ';' '\\n' | grep -o -- '-\\?icanon'; exec sh")
        tmux("new-session", "-d", "-s", self.name, "-x", str(width), "-y", str(height), command)

    def see(self, *options):
        return tmux("capture-pane", "-p", "-t", self.name, *options).stdout

    def press(self, *keys):
        tmux("send-keys", "-t", self.name, *keys)

    def type(self, text):
        tmux("send-keys", "-t", self.name, "-l", text)

    def click(self, x, y):
        self.type(f"\x1b[<0;{x + 1};{y + 1}M\x1b[<0;{x + 1};{y + 1}m")

    def resize(self, width, height):
        tmux("resize-window", "-t", self.name, "-x", str(width), "-y", str(height))

    def until(self, test, what):
        """Waits for a screen; says which one did not come."""
        end = time.time() + PATIENCE
        while time.time() < end:
            screen = self.see()
            if test(screen):
                return screen
            time.sleep(0.02)
        print(f"--- {self.name}: {what} did not come:\n{screen}", file=sys.stderr)
        tmux("kill-server")
        sys.exit(1)

    def close(self):
        tmux("kill-session", "-t", self.name)
