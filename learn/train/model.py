"""model.py - the network, and what it is made of: also what learn/net runs in whole numbers (export.py)."""
import torch
import torch.nn as nn
import torch.nn.functional as F

UNIT, MOST = 16.0, 127.0 / 16.0          # of features and activations: 127 sixteenths at most


def kind():
    """The type that is computed with."""
    return torch.bfloat16 if torch.is_autocast_enabled() else torch.float32


def scaled(x):
    """Bytes as numbers of that type. Sixteenths up to 127 of them lose nothing there."""
    return x.to(kind()) / UNIT if x.dtype == torch.uint8 else x


def squeeze(x):
    """What an activation can be: 0 to MOST, as seven bits hold it."""
    return x.clamp(0, MOST)


def first(nets, features):
    """The first layers of several networks in one product: reading the features costs more than the weights. Rows may be
    longer than the layers are wide."""
    weight, bias = (torch.cat([p.to(kind()) for p in parts]) for parts in
                    ([n.a.weight for n in nets], [n.a.bias for n in nets]))
    weight = F.pad(weight, (0, features.shape[1] - weight.shape[1]))
    return F.linear(scaled(features), weight, bias).split([len(n.a.bias) for n in nets], -1)


class Net(nn.Module):
    """Scores each action of a list, says how likely the seat wins, and what it believes about hidden cards and sides."""

    def __init__(self, columns, tokens, truths, wide=384, key=128):
        super().__init__()
        self.size = dict(columns=columns, tokens=tokens, truths=truths, wide=wide, key=key)
        self.a, self.b, self.c = nn.Linear(columns, wide), nn.Linear(wide, wide), nn.Linear(wide, wide)
        self.q = nn.Linear(wide, key + 2)        # the state as a key; then how much the script's opinion counts
        self.v, self.w = nn.Linear(wide, 1), nn.Linear(wide, max(truths, 1))
        self.e = nn.Embedding(tokens, key, padding_idx=0)
        nn.init.normal_(self.a.weight, std=0.05)
        nn.init.normal_(self.e.weight, std=0.05)
        for head in (self.q, self.v, self.w):
            nn.init.zeros_(head.bias)
        nn.init.normal_(self.q.weight, std=0.02)
        nn.init.zeros_(self.v.weight)
        nn.init.zeros_(self.w.weight)
        with torch.no_grad():
            self.q.weight[key:] = 0
            self.q.bias[key], self.q.bias[key + 1] = 3.0, 1.0

    def trunk(self, features):
        return self.rest(first([self], features)[0])

    def rest(self, x):
        """Behind the first layer."""
        x = squeeze(x)
        x = squeeze(x + F.relu(self.b(x)))
        return squeeze(x + F.relu(self.c(x)))

    def likes(self, h):
        """How each row likes each token, and how far it trusts the script. A product with all tokens is quicker than to
        look up those of every action, and much quicker on the way back."""
        key = self.size["key"]
        q = self.q(h).float()
        with torch.autocast(h.device.type, enabled=False):
            return q[:, :key].contiguous() @ self.e.weight.float().t(), q[:, key:]

    def scores(self, h, tokens, says, owner):
        """One number per action; owner: the row it belongs to."""
        return scores(*self.likes(h), tokens, says, owner)


class Critic(nn.Module):
    """Says how likely a seat wins, and sees what is hidden: for training alone."""

    def __init__(self, columns, truths, wide=256):
        super().__init__()
        self.a, self.t = nn.Linear(columns, wide), nn.Linear(max(truths, 1), wide)
        self.b, self.v = nn.Linear(wide, wide), nn.Linear(wide, 1)
        nn.init.normal_(self.a.weight, std=0.05)
        nn.init.zeros_(self.v.weight)

    def rest(self, x, truth):
        """Behind the first layer. Rows of the truth may be longer than it, too."""
        weight = F.pad(self.t.weight.to(kind()), (0, truth.shape[1] - self.t.weight.shape[1]))
        x = squeeze(x + F.linear(truth.to(kind()), weight, self.t.bias.to(kind())))
        x = squeeze(x + F.relu(self.b(x)))
        return self.v(x).squeeze(-1).float()


def scores(likes, trust, tokens, says, owner):
    """One number per action, from what its row likes."""
    at = (owner * likes.shape[1])[:, None] + tokens
    dot = likes.reshape(-1).gather(0, at.view(-1)).view(-1, tokens.shape[1]).sum(1) / 8
    mine = trust.index_select(0, owner)
    return dot + mine[:, 0] * says[:, 1] + mine[:, 1] * says[:, 0] / UNIT


# ---- lists of different lengths --------------------------------------------------------------------------------------

def owners(count, total):
    return torch.repeat_interleave(torch.arange(len(count), device=count.device), count.long(), output_size=total)


def log_shares(scores, owner, n):
    """Log of the chance of each action within its list."""
    top = torch.full((n,), -1e9, device=scores.device).scatter_reduce(0, owner, scores.detach(), "amax")
    scores = scores - top.index_select(0, owner)
    z = torch.zeros(n, device=scores.device).scatter_add(0, owner, scores.exp())
    return scores - z.log().index_select(0, owner)


def pick(scores, owner, n, greedy=False):
    """One action of each list, by its number in the flat list: the best, or each as often as its chance."""
    if not greedy:
        scores = scores - (-torch.rand_like(scores).clamp(1e-9, 1 - 1e-7).log()).log()
    top = torch.full((n,), -1e9, device=scores.device).scatter_reduce(0, owner, scores, "amax")
    here = torch.arange(len(scores), device=scores.device, dtype=torch.float32)    # exact up to 16 million
    last = torch.where(scores >= top.index_select(0, owner), here, torch.full_like(here, -1))
    return torch.full((n,), -1.0, device=scores.device).scatter_reduce(0, owner, last, "amax").long()


def sum_in(values, owner, n):
    return torch.zeros(n, device=values.device).scatter_add(0, owner, values)
