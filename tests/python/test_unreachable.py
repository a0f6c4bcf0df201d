"""What the suite itself promises: without PyPI it says so and fails."""
import os
import sys

import pytest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import run


def test_without_pypi_the_suite_says_so_and_fails(capsys):
    """The index is a port where nobody listens; libraries that are installed already do not count."""
    env = {k: v for k, v in os.environ.items() if not k.startswith("PIP_") and not k.lower().endswith("_proxy")}
    env.update(PIP_CONFIG_FILE=os.devnull, PIP_INDEX_URL="http://127.0.0.1:9/simple", PIP_RETRIES="0", PIP_TIMEOUT="1",
               PIP_NO_CACHE_DIR="1", PIP_IGNORE_INSTALLED="1", PIP_DISABLE_PIP_VERSION_CHECK="1")
    with pytest.raises(SystemExit, match="PyPI cannot be reached"):
        run.fetch(sys.executable, env)
    assert "No matching distribution" in capsys.readouterr().out         # what pip says about it stands before it
