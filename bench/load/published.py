"""What docs/host/fleet.md says, for --check of the scripts beside this one: are their figures still about these?"""
import os
import re

PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "host", "fleet.md")


class Check:
    def __init__(self):
        with open(PAGE, encoding="utf-8") as file:
            self.text, self.wrong = file.read(), 0

    def holds(self, what, found, value, part):
        """found: the match of one figure, or of two between which it lies. A busy machine, another compiler and other luck may change the
        value by this part of them."""
        assert found, f"docs/host/fleet.md no longer tells: {what}"
        said = [float(x.replace(",", "")) for x in found.groups() if x]
        good = min(said) * (1 - part) <= value <= max(said) * (1 + part)
        self.wrong += not good
        print(f"{what}: {value:.4g}, the page says {' to '.join(f'{x:g}' for x in said)}{'' if good else ': NO LONGER TRUE'}", flush=True)

    def row(self, label, value, part):
        """A row of a table: its second cell begins with the figure."""
        self.holds(label, re.search(rf"\| {re.escape(label)}[^|]*\| ([\d.,]+)(?: to ([\d.,]+))?", self.text), value, part)

    def sentence(self, label, pattern, value, part):
        self.holds(label, re.search(pattern, self.text), value, part)
