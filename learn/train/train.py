#!/usr/bin/env python3
"""train.py - from nothing to weights: clones the script of a game, warms up the judges, then plays against itself, the
script and its past. Every run is short and goes on where the last one stopped.

    train.py --lib libbatch.so --games earth-gambit,martians --minutes 9 [--from FOLDER] --out FOLDER

Writes FOLDER/<game>.pt (weights), <game>.past.pt (older ones to play against) and log.jsonl (a line per report).
docs/develop/learning.md says how it works.
"""
import argparse
import collections
import contextlib
import json
import os
import sys
import time

import torch
import torch.nn.functional as F

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import orrery
from model import Critic, Net, UNIT, first, log_shares, owners, pick, scores, sum_in

TYPES = dict(uint8=torch.uint8, int8=torch.int8, int16=torch.int16, int32=torch.int32)
AT_ONCE = {"earth-gambit": 32768, "martians": 4096}      # matches per group: fewer where they are long; else 8192
JUDGED = {"earth-gambit": 2048, "martians": 256}         # the same where one learner sits among scripts; else 768
AHEAD = {"earth-gambit": 100, "martians": 1500}          # how far the first matches are apart, in answers; else 400
LEARNED = 32768                                          # decisions that are learned from at once: both groups, or one
FIELDS = ("true_at", "true_count", "count", "tokens", "says", "seat", "driver", "done", "won", "first", "lit", "light",
          "lit_count")
LISTS = dict(tokens="actions", says="actions", lit="lits", light="lits", true_at="trues")    # filled so far


def arguments():
    p = argparse.ArgumentParser(description="Trains networks that play Orrery's games.")
    p.add_argument("--lib", required=True)
    p.add_argument("--games", default=",".join(orrery.GAMES))
    p.add_argument("--minutes", type=float, default=1.0, help="for all games together")
    p.add_argument("--from", dest="start", help="folder of an earlier run")
    p.add_argument("--out", required=True)
    p.add_argument("--n", type=int, default=0, help="matches per group, of two groups; 0: as suits the game")
    p.add_argument("--steps", type=int, default=32, help="decisions per match and round of learning")
    p.add_argument("--threads", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="one core is left for this program")
    p.add_argument("--clone", type=float, default=20.0, help="millions of decisions in which only the judges learn more "
                   "than the script: it is imitated")
    p.add_argument("--rate", type=float, default=3e-4)
    p.add_argument("--fade", type=float, default=0.0, help="the part of a run, at its end, in which steps get smaller")
    p.add_argument("--entropy", type=float, default=0.005)
    p.add_argument("--wide", type=int, default=384)
    p.add_argument("--trace", type=float, default=0.95, help="how far a reward reaches back over judgements (lambda)")
    p.add_argument("--decisions", type=float, default=0.0, help="millions after which a run ends, if its time is not over before; 0: no limit")
    p.add_argument("--report", type=float, default=60, help="seconds between reports")
    p.add_argument("--profile", action="store_true", help="say what the device does during one round of learning")
    p.add_argument("--seed", type=int, default=1)
    return p.parse_args()


class Trainer:
    def __init__(self, args, lib, game, log):
        self.args, self.lib, self.game, self.log = args, lib, game, log
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.cuda = self.device.type == "cuda"
        self.road = torch.cuda.Stream() if self.cuda else None   # from the processors to the device
        self.state = dict(decisions=0, seconds=0.0, runs=0, updates=0)
        self.n = args.n or AT_ONCE.get(game, 8192)
        self.past = []
        probe = self.batch(n=1, groups=1, threads=1)
        self.columns, self.truths, self.tokens, self.seats = probe.columns, probe.truths, probe.n_tokens, probe.seats
        self.sides, self.opinion, self.hash = probe.sides, probe.opinion, probe.hash
        self.names = [probe.names(i) for i in range(3)]
        probe.close()
        self.guesses = ([(0, self.sides)] if self.sides else []) + self.find_groups()
        self.borders = torch.tensor([at for at, _ in self.guesses[1:]], dtype=torch.long, device=self.device)
        self.used = torch.zeros(self.columns, dtype=torch.bool)  # columns that were ever more than 0: the others need no weights
        self.net = Net(self.columns, self.tokens, self.truths, args.wide).to(self.device)
        self.critic = Critic(self.columns, self.truths).to(self.device)
        if args.start and os.path.exists(os.path.join(args.start, game + ".pt")):
            self.load(args.start)
        self.player = self.copy_of(self.net)
        self.rival = self.copy_of(self.net)
        if self.past:
            self.rival.load_state_dict({k: v.float() for k, v in self.past[-1].items()})
        self.parameters = list(self.net.parameters()) + list(self.critic.parameters())
        self.adam = torch.optim.Adam(self.parameters, args.rate, eps=1e-5, **(dict(fused=True) if self.cuda else {}))
        torch.backends.cuda.matmul.allow_tf32 = True

    def fast(self):
        return torch.autocast("cuda", torch.bfloat16) if self.cuda else contextlib.nullcontext()

    # ---- files ----------------------------------------------------------------------------------------------------

    def copy_of(self, net):
        other = Net(**net.size).to(self.device)
        other.load_state_dict(net.state_dict())
        return other.to(torch.bfloat16) if self.cuda else other

    def find_groups(self):
        """Hidden cards in the truth, place by place: where they begin, and how many kinds there are for each seat."""
        count = collections.OrderedDict()
        for i, name in enumerate(self.names[1][self.seats * self.sides:]):
            count.setdefault(name.split("[")[0], [i + self.seats * self.sides, 0])[1] += 1
        return [(at, n // self.seats) for at, n in count.values()]

    def load(self, folder):
        """Weights by the names of columns and tokens: tables that have grown since keep what they had."""
        kept = torch.load(os.path.join(folder, self.game + ".pt"), map_location="cpu")
        def fit(name, value, mine):
            value = value.float()
            if kept["hash"] == self.hash or value.shape == mine.shape and name.split(".")[0] in "bcqv":
                return value
            what = 2 if name == "e.weight" else 1 if name in ("w.weight", "w.bias", "t.weight") else 0
            old = {n: i for i, n in enumerate(kept["names"][what])}
            across = name in ("a.weight", "t.weight")
            out, value = (mine.t().clone(), value.t()) if across else (mine.clone(), value)
            if name == "a.weight":
                out.zero_()
            for i, n in enumerate(self.names[what]):
                if n in old:
                    out[i] = value[old[n]]
            return out.t() if across else out
        for module, key in ((self.net, "net"), (self.critic, "critic")):
            mine = module.state_dict()
            if key == "net" and kept["wide"] != self.args.wide:
                raise SystemExit(f"{self.game}: these weights are {kept['wide']} wide, not {self.args.wide}.")
            module.load_state_dict({k: fit(k, v, mine[k].cpu()) if not k.startswith("a.bias") else v.float()
                                    for k, v in kept[key].items()})
        self.state = kept["state"]
        if kept["hash"] == self.hash and "used" in kept:
            self.used = kept["used"]
        older = os.path.join(folder, self.game + ".past.pt")
        if kept["hash"] == self.hash and os.path.exists(older):
            self.past = torch.load(older, map_location="cpu")

    def save(self, folder):
        os.makedirs(folder, exist_ok=True)
        half = lambda m: {k: v.detach().to("cpu", torch.float16) for k, v in m.state_dict().items()}
        torch.save(dict(net=half(self.net), critic=half(self.critic), state=self.state, hash=self.hash,
                        names=self.names, wide=self.args.wide, game=self.game, used=self.used),
                   os.path.join(folder, self.game + ".pt.new"))
        os.replace(os.path.join(folder, self.game + ".pt.new"), os.path.join(folder, self.game + ".pt"))
        torch.save(self.past[-1:], os.path.join(folder, self.game + ".past.pt"))

    def tell(self, what, **values):
        line = dict(game=self.game, what=what, run=self.state["runs"], seconds=round(self.state["seconds"], 1),
                    decisions=self.state["decisions"], **values)
        text = json.dumps({k: round(v, 4) if isinstance(v, float) else v for k, v in line.items()})
        print(text, flush=True)
        self.log.write(text + "\n")
        self.log.flush()

    # ---- playing --------------------------------------------------------------------------------------------------

    def batch(self, **wanted):
        pin = self.cuda
        new = lambda shape, kind: torch.zeros(shape, dtype=TYPES[kind], pin_memory=pin)
        return orrery.Batch(self.lib, self.game, new, lambda a: a.data_ptr(), dense=False, **wanted)

    def fetch(self, rows):
        """The rows of a group on the device; lists only as far as they are filled. They travel while it still learns."""
        out = dict(total=int(rows["actions"][0]))
        with torch.cuda.stream(self.road) if self.cuda else contextlib.nullcontext():
            for name in FIELDS:
                a = rows[name][:int(rows[LISTS[name]][0])] if name in LISTS else rows[name]
                out[name] = a.to(self.device, non_blocking=True) if self.cuda else a.clone()
        if self.cuda:
            torch.cuda.current_stream().wait_stream(self.road)
            for name in FIELDS:
                out[name].record_stream(torch.cuda.current_stream())
        out["first"] = out["first"].long()
        out["owner"] = owners(out["count"], out["total"])
        return out

    def features(self, s):
        """Rows of columns from the lists of those that are more than 0: made where they are needed, kept nowhere."""
        out, at = self.blank(s["lit_count"], s["lit"], self.columns)
        return out.scatter_(0, at, s["light"].to(out.dtype) / UNIT).view(len(s["lit_count"]), -1)

    def truth(self, s):
        """The same of what the seats do not know: a column counts as often as it is listed."""
        out, at = self.blank(s["true_count"], s["true_at"], self.truths)
        return out.scatter_add_(0, at, torch.ones_like(at, dtype=out.dtype)).view(len(s["true_count"]), -1)

    def blank(self, count, columns, width):
        """Rows of zeros in one piece, and where in it the columns of lists are. A product is twice as fast if rows
        begin at round addresses."""
        wide = (width + 63) // 64 * 64
        zeros = torch.zeros(len(count) * wide, dtype=torch.bfloat16 if self.cuda else torch.float32, device=self.device)
        return zeros, owners(count, len(columns)) * wide + columns

    def act(self, s, greedy=False, past=()):
        """Fills in what is chosen, how likely that was, and what the critic thinks. past: rows of the rival."""
        n = len(s["count"])
        with torch.no_grad(), self.fast():
            features = self.features(s)
            mine, judged = first([self.player, self.critic], features)
            likes, trust = self.player.likes(self.player.rest(mine))
            if len(past):
                older = self.rival.likes(self.rival.trunk(features.index_select(0, past)))
                likes, trust = likes.index_copy_(0, past, older[0]), trust.index_copy(0, past, older[1])
            each = scores(likes, trust, s["tokens"], s["says"].float(), s["owner"])
            s["chosen"] = pick(each, s["owner"], n, greedy)
            s["chance"] = log_shares(each, s["owner"], n)[s["chosen"]]
            s["worth"] = torch.sigmoid(self.critic.rest(judged, self.truth(s)))
        return (s["chosen"] - s["first"]).int()

    def rows_of_past(self, rows):
        """Which rows an older self decides. From memory that is not pinned they might have to wait for the device."""
        if not self.past:
            return ()
        at = (rows["driver"] == orrery.PAST).nonzero().squeeze(1)
        if not len(at):
            return ()
        return (at.pin_memory() if self.cuda else at).to(self.device, non_blocking=True)

    def answer(self, rows, choice):
        """Sends the choices to where the processors find them. What is given back waits for that: until then the device
        can be told what to do next."""
        rows["choice"].copy_(choice, non_blocking=self.cuda)
        if not self.cuda:
            return lambda: None
        there = torch.cuda.Event()
        there.record()
        return there.synchronize

    def collect(self, b, window, queue, scale, phase):
        """So many decisions of every match. While the processors step one group, the device thinks about the other and
        learns from older decisions: as many as come in. It is told to learn before its choices are waited for, so it
        always has something to do."""
        losses = []
        for _ in range(self.args.steps):
            for g in range(b.groups):
                t = time.time()
                rows = b.wait(g)
                self.waited += time.time() - t
                s = self.fetch(rows)
                arrive = self.answer(rows, self.act(s, past=self.rows_of_past(rows)))
                window[g].append(s)
                if queue and (g + 1 == b.groups or len(queue[-1]) < b.groups):
                    losses.append(self.learn_from(self.joined(queue.pop()), scale, phase))
                arrive()
                b.start(g)
        self.state["decisions"] += self.args.steps * b.groups * b.n
        return losses

    # ---- learning -------------------------------------------------------------------------------------------------

    def look_back(self, windows):
        """What each decision gained over what was expected, from rewards and later judgements of the same seat: of all
        groups together."""
        n = [len(w[0]["count"]) for w in windows]
        both = lambda k, name: torch.cat([w[k][name] for w in windows])
        later = torch.zeros((sum(n), self.seats), device=self.device)
        gain, known = torch.zeros_like(later), torch.zeros_like(later, dtype=torch.bool)
        bits = torch.arange(self.seats, device=self.device)
        for k in range(len(windows[0]) - 2, -1, -1):
            over, worth = both(k + 1, "done").bool()[:, None], both(k, "worth")
            won = (both(k + 1, "won").int()[:, None] >> bits & 1).float()
            later, gain, known = torch.where(over, won, later), gain.masked_fill(over, 0), known | over
            seat = both(k, "seat").long()[:, None]
            sure = known.gather(1, seat).squeeze(1)
            step = later.gather(1, seat).squeeze(1) - worth
            adv = torch.where(sure, step + self.args.trace * gain.gather(1, seat).squeeze(1), torch.zeros_like(step))
            for name, all_of_it in (("gain", adv), ("aim", (worth + adv).clamp(0, 1)), ("sure", sure.float())):
                for w, part in zip(windows, all_of_it.split(n)):
                    w[k][name] = part
            later = later.scatter(1, seat, worth[:, None])
            gain = gain.scatter(1, seat, adv[:, None])
            known = known.scatter(1, seat, True)

    def belief_loss(self, h, s):
        """Nats per seat about sides, and per hidden card about its kind: of what is true, which is little."""
        if not self.guesses:
            return h.new_zeros((), dtype=torch.float32)
        out, columns = self.net.w(h).float(), s["true_at"].long()
        logs = torch.cat([out[:, at:at + self.seats * kinds].reshape(-1, self.seats, kinds).log_softmax(-1).flatten(1)
                          for at, kinds in self.guesses], 1)
        true = logs.reshape(-1).gather(0, owners(s["true_count"], len(columns)) * logs.shape[1] + columns)
        place = torch.bucketize(columns, self.borders, right=True)
        here = place == torch.arange(len(self.guesses), device=self.device)[:, None]
        return -((true * here).sum(1) / here.sum(1).clamp(min=1)).mean()

    def joined(self, slices):
        """Slices of all groups as one."""
        if len(slices) == 1:                     # nothing is copied
            return slices[0]
        parts = ("lit", "light", "lit_count", "true_at", "true_count", "count", "tokens", "says", "driver", "chance",
                 "gain", "aim", "sure")
        out = {k: torch.cat([s[k] for s in slices]) for k in parts}
        rows = actions = 0
        owner, chosen = [], []
        for s in slices:
            owner.append(s["owner"] + rows)
            chosen.append(s["chosen"] + actions)
            rows, actions = rows + len(s["count"]), actions + s["total"]
        return dict(out, owner=torch.cat(owner), chosen=torch.cat(chosen))

    def columns_in(self, lists):
        """Which columns are listed."""
        out = torch.zeros(self.columns, dtype=torch.bool, device=self.device)
        for columns in lists:
            out[columns.long()] = True
        return out.cpu()

    def phase(self):
        return "clone" if self.state["decisions"] < self.args.clone * 1e6 else "play"

    def fade(self):
        """Towards the end of a run steps get smaller, down to a tenth."""
        return min(1.0, max(0.1, (self.until - time.time()) / self.fading)) if self.fading else 1.0

    def learn_from(self, s, scale, phase):
        n = len(s["count"])
        weight = s["sure"]
        with self.fast():
            mine, judge = first([self.net, self.critic], self.features(s))
            h = self.net.rest(mine)
            belief = self.belief_loss(h, s)
            value = self.net.v(h).squeeze(-1).float()
            each = self.net.scores(h, s["tokens"], s["says"].float(), s["owner"])
            critic = self.critic.rest(judge, self.truth(s))
        logs = log_shares(each, s["owner"], n)
        entropy = -sum_in(logs.exp() * logs, s["owner"], n).mean()
        judged = (F.binary_cross_entropy_with_logits(value, s["aim"], reduction="none") * weight).mean()
        critical = (F.binary_cross_entropy_with_logits(critic, s["aim"], reduction="none") * weight).mean()
        loss = judged + critical + 0.2 * belief
        mine = weight * (s["driver"] == orrery.LEARNER).float()
        policy = loss.new_zeros(())
        if phase == "clone":                     # what the script likes best, all of them equally; no script: nothing
            best = s["says"][:, 1].float()
            policy = -(sum_in(logs * best, s["owner"], n) / sum_in(best, s["owner"], n).clamp(min=1)).mean()
        else:
            ratio = (logs.gather(0, s["chosen"]) - s["chance"]).exp()
            gain = s["gain"] / scale
            policy = -(torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain) * mine).mean() - self.args.entropy * entropy
        loss = loss + policy
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        self.net.e.weight.grad[0] = 0            # no token: what stands for nothing does not learn
        torch.nn.utils.clip_grad_norm_(self.parameters, 1.0)
        warm_up = min(1.0, (self.updates + 1) / 50)
        for group in self.adam.param_groups:
            group["lr"] = self.args.rate * warm_up * self.fade() * (3 if phase == "clone" else 1)
        self.adam.step()
        self.updates += 1
        self.state["updates"] += 1
        return torch.stack([policy.detach(), judged.detach(), critical.detach(), entropy.detach(), belief.detach()])

    def beliefs(self, s):
        """Log loss about sides per hidden seat: the network's, the script's, that of frequencies alone."""
        k = self.seats * self.sides
        with torch.no_grad(), self.fast():
            features = self.features(s)
            mine = self.player.w(self.player.trunk(features)).float()[:, :k].view(-1, self.seats, self.sides)
            truth = self.truth(s)[:, :k].float().view(-1, self.seats, self.sides)
            script = features[:, self.opinion:self.opinion + 4 * self.seats].float().view(-1, self.seats, 4)
            script = (script[..., :self.sides] * UNIT / 127).clamp(0.005, 1)
            script = script / script.sum(-1, keepdim=True)
            hidden = (truth.sum(-1) > 0) & (script.max(-1)[0] < 0.985)
            if not bool(hidden.any()):
                return {}
            logs = lambda l: -(l * truth).sum(-1)[hidden].mean().item()
            prior = truth[hidden].mean(0)
            return dict(belief=logs(mine.log_softmax(-1)), belief_script=logs(script.log()),
                        belief_prior=-(prior * prior.clamp(min=1e-9).log()).sum().item())

    def refresh(self):
        with torch.no_grad():
            for to, of in zip(self.player.parameters(), self.net.parameters()):
                to.copy_(of)

    def profiled(self, *args):
        """One round, and where its time goes: printed once."""
        self.args.profile = False
        kinds = [torch.profiler.ProfilerActivity.CPU] + ([torch.profiler.ProfilerActivity.CUDA] if self.cuda else [])
        with torch.profiler.profile(activities=kinds) as seen:
            out = self.collect(*args)
        for order in ("self_device_time_total", "self_cuda_time_total", "self_cpu_time_total"):    # by version of PyTorch
            with contextlib.suppress(AttributeError, KeyError, ValueError):
                print(seen.key_averages().table(sort_by=order, row_limit=16, max_name_column_width=50), flush=True)
        return out

    def keep(self):
        """What plays now becomes a rival of what plays later."""
        self.past = self.past[-3:] + [{k: v.detach().to("cpu", torch.float16) for k, v in self.net.state_dict().items()}]
        older = self.past[torch.randint(len(self.past), ()).item()]
        self.rival.load_state_dict({k: v.float() for k, v in older.items()})

    # ---- a run ----------------------------------------------------------------------------------------------------

    def judge(self, seconds, greedy=True, script=False):
        """One learner among scripts: how often it wins, and what a seat wins on average there."""
        b = self.batch(n=min(JUDGED.get(self.game, 768), self.n), groups=2, threads=self.args.threads, seed=4_000_000 + self.args.seed,
                       all_learn=0, options=0, truth=False)
        end, matches = time.time() + seconds, 0
        for g in range(2):
            b.start(g)
        wins = fair = total = 0.0
        while time.time() < end:
            for _ in range(8):
                for g in range(2):
                    rows = b.wait(g)
                    s = self.fetch(rows)
                    if script:
                        s["chosen"] = pick(s["says"][:, 1].float() * 50, s["owner"], b.n)
                        choice = (s["chosen"] - s["first"]).int()
                    else:
                        choice = self.act(s, greedy)
                    rows["choice"].copy_(choice)
                    b.start(g)
        for g in range(2):
            b.wait(g)
        for seats, (m, w, winners) in enumerate(b.totals()):
            if m:
                total, wins, fair = total + m, wins + w, fair + winners / seats
        b.close()
        if not total:
            return {}
        p = wins / total
        return dict(matches=int(total), wins=p, half=1.96 * (p * (1 - p) / total) ** 0.5, fair=fair / total)

    def run(self, seconds):
        args, begin = self.args, time.time()
        self.state["runs"] += 1
        self.updates = 0
        judge_for = min(12.0, max(1.0, seconds * 0.04))
        self.until, self.fading = begin + seconds - judge_for, args.fade * seconds
        if self.state["runs"] == 1:
            self.tell("script", columns=self.columns, tokens=self.tokens, truths=self.truths,
                      parameters=sum(p.numel() for p in self.net.parameters()), **self.judge(judge_for, script=True))
            self.tell("judged", **self.judge(judge_for))
        mixed = dict(all_learn=60, with_script=25, with_past=15)
        b = self.batch(n=self.n, groups=2, threads=args.threads, seed=args.seed * 1000 + self.state["runs"], options=40,
                       ahead=AHEAD.get(self.game, 400), **mixed)
        for g in range(2):
            b.start(g)
        window = [collections.deque(maxlen=2 * args.steps + 1) for _ in range(2)]
        self.waited, start, base = 0.0, time.time(), self.state["decisions"]
        losses, queue, scale, phase = [], [], 1.0, self.phase()
        before, reported, kept = self.state["seconds"], time.time(), time.time()

        def report():
            mean = torch.stack(losses).mean(0).tolist()
            took = time.time() - start
            self.tell("learned", phase=phase, per_second=int((self.state["decisions"] - base) / took), waited=self.waited / took,
                      policy=mean[0], value=mean[1], critic=mean[2], entropy=mean[3], hidden=mean[4],
                      **(self.beliefs(window[0][0]) if self.sides else {}))
            self.save(args.out)

        most = args.decisions * 1e6 or float("inf")
        while time.time() - begin < seconds - judge_for and self.state["decisions"] - base < most:
            losses += self.profiled(b, window, queue, scale, phase) if args.profile and queue else \
                self.collect(b, window, queue, scale, phase)
            self.refresh()
            self.used |= self.columns_in([w[-1]["lit"] for w in window])
            if len(window[0]) > 2 * args.steps:
                self.look_back([list(w) for w in window])
                order = torch.randperm(args.steps).tolist()
                queue = [[w[k] for w in window] for k in order] if 2 * self.n <= LEARNED else [[w[k]] for k in order for w in window]
                scale = torch.cat([s["gain"] for both in queue for s in both]).std().clamp(min=1e-3)
                phase = self.phase()
            self.state["seconds"] = before + time.time() - begin
            if losses and time.time() - reported > args.report:
                report()
                losses, reported = [], time.time()
            if phase == "play" and (not self.past or time.time() - kept > 120):
                self.keep()
                kept = time.time()
        for g in range(2):
            b.wait(g)
        b.close()
        if losses:
            report()
        self.tell("judged", **self.judge(judge_for))
        self.save(args.out)


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    lib = orrery.load(os.path.abspath(args.lib))
    os.makedirs(args.out, exist_ok=True)
    games = args.games.split(",")
    with open(os.path.join(args.out, "log.jsonl"), "a", encoding="utf-8") as log:
        for i, game in enumerate(games):
            trainer = Trainer(args, lib, game, log)
            trainer.run(args.minutes * 60 / len(games))


main()
