"""What the documentation shows is so: the tour says today what it says in the notebook, the examples run, the page's code runs."""
import ast
import contextlib
import io
import json
import os
import re
import subprocess
import sys

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def test_the_tour_says_what_it_said():
    with open(os.path.join(ROOT, "docs", "develop", "tour.ipynb"), encoding="utf-8") as f:
        cells = [c for c in json.load(f)["cells"] if c["cell_type"] == "code"]
    names = {}
    for cell in cells:
        tree, shown = ast.parse("".join(cell["source"])), None
        if cell["outputs"] and cell["outputs"][-1]["output_type"] == "execute_result":
            shown = ast.Expression(tree.body.pop().value)
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(tree, "tour", "exec"), names)
        assert said.getvalue() == "".join("".join(o["text"]) for o in cell["outputs"] if o["output_type"] == "stream")
        if shown:
            data = cell["outputs"][-1]["data"]
            match = eval(compile(shown, "tour", "eval"), names)
            assert "".join(data["image/svg+xml"]) == match._repr_svg_() and "".join(data["text/plain"]) == repr(match)
    assert len(cells) > 8


@pytest.mark.parametrize("example, argument, says", [
    ("random_batch.py", "0.2", "decisions per second"),
    ("clone_script.py", "6", "says what the script says"),
    ("evaluate.py", "3", "a fair share is")])
def test_examples_run(example, argument, says):
    done = subprocess.run([sys.executable, os.path.join(ROOT, "python", "examples", example), "earth-gambit", argument],
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0 and says in done.stdout, done.stderr


def test_the_page_runs():
    """The first two blocks of python.md; the third has a policy that readers bring."""
    with open(os.path.join(ROOT, "docs", "develop", "python.md"), encoding="utf-8") as f:
        one, many, policy = re.findall(r"```python\n(.*?)```", f.read(), re.S)
    names = {}
    exec(one, names)
    exec(many.replace("10_000", "100"), names)
    names["policy"] = lambda turn: turn.legal[0]
    exec(policy.replace("hard", "easy").replace("200", "1"), names)
