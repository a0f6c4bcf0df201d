/* room_deeds.c - entries: what kinds there are, how they are written and taken apart, and applying them. An entry is
 * the table time, the kind and its arguments: "1763190000000 answer 2 0 play heal-all". Where the wall clock said
 * something else, that follows for information: "1763190000000@1763276400000 chat 2 hello". Seats are counted from 0. */
#include "table/room/room_parts.h"

#include "base/blake2b.h"
#include "base/hex.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

/* args, one letter each: s seat, n number, a about, b yes or no, l level, h hash, k salt, t text up to the end. */
static const struct { const char *word, *args; deed_can *can; deed_do *make; } kinds[N_DEEDS] = {
    [DEED_SIT] = { "sit", "sht", can_sit, do_sit },
    [DEED_MOVE] = { "move", "sh", can_move, do_move },
    [DEED_CLAIM] = { "claim", "sh", can_claim, do_claim },
    [DEED_BOT] = { "bot", "sl", can_bot, do_bot },
    [DEED_FREE] = { "free", "s", can_free, do_free },
    [DEED_HERE] = { "here", "s", can_here, do_here },
    [DEED_GONE] = { "gone", "s", can_gone, do_gone },
    [DEED_ALONE] = { "alone", "", can_alone, do_alone },
    [DEED_LEAVE] = { "leave", "s", can_leave, do_leave },
    [DEED_BACK] = { "back", "s", can_back, do_back },
    [DEED_HOST] = { "host", "sn", can_host, do_host },
    [DEED_SALT] = { "salt", "sk", can_salt, do_salt },              /* of tables from before there were pledges */
    [DEED_PLEDGE] = { "pledge", "sh", can_pledge, do_pledge },
    [DEED_START] = { "start", "", can_start, do_start },
    [DEED_OPENS] = { "opens", "sk", can_opens, do_opens },
    [DEED_DEAL] = { "deal", "", can_deal, do_deal },
    [DEED_ANSWER] = { "answer", "snt", can_answer, do_answer },
    [DEED_UNDO] = { "undo", "sn", can_undo, do_undo },              /* of older stores */
    [DEED_UNSAY] = { "unsay", "sn", can_unsay, do_unsay },
    [DEED_PASS] = { "pass", "snb", can_pass, do_pass },
    [DEED_VOTE] = { "vote", "snal", can_vote, do_vote },
    [DEED_SAY] = { "say", "sb", can_say, do_say },
    [DEED_LAPSE] = { "lapse", "", can_lapse, do_lapse },
    [DEED_WAIT] = { "wait", "sn", can_wait, do_wait },
    [DEED_RESUME] = { "resume", "s", can_resume, do_resume },
    [DEED_DUE] = { "due", "s", can_due, do_due },
    [DEED_CHAT] = { "chat", "st", can_chat, do_chat },
    [DEED_MUTE] = { "mute", "snb", can_mute, do_mute },
    [DEED_HOLD] = { "hold", "sb", can_hold, do_hold },
    [DEED_WITHDRAW] = { "withdraw", "s", can_withdraw, do_withdraw },
};

/* ---- writing ---------------------------------------------------------------------------------------------------- */

static void put_bytes(text_buf *out, const uint8_t *bytes, size_t n)
{
    char digits[2 * HASH + 1];
    hex_write(bytes, n, digits);
    text_format(out, " %s", digits);
}

/* A difference below a second is the way clocks are. */
static void put_time(const room *r, uint64_t t, text_buf *out)
{
    text_format(out, "%" PRIu64, t);
    if (r->ahead >= 1000 || r->ahead <= -1000) text_format(out, "@%" PRIu64, wall_at(r, t));
}

static void write_deed(const room *r, const deed *d, text_buf *out)
{
    put_time(r, d->t, out);
    text_format(out, " %s", kinds[d->kind].word);
    for (const char *arg = kinds[d->kind].args; *arg; arg++)
        switch (*arg) {
        case 's': text_format(out, " %u", d->seat); break;
        case 'n': text_format(out, " %" PRIu32, d->n); break;
        case 'a': text_format(out, " %" PRIu32, d->about); break;
        case 'b': text_add(out, d->on ? " 1" : " 0"); break;
        case 'l': text_format(out, " %s", *d->level ? d->level : "-"); break;
        case 'h': put_bytes(out, d->hash, HASH); break;
        case 'k': put_bytes(out, d->salt, SALT); break;
        default:
            text_add(out, " ");
            text_add(out, d->text);
        }
}

/* An entry whose moment is before the last one's gets that one's time when it is applied. */
bool deed_consider(const room *r, const deed *d, text_buf *entry, error *why)
{
    text_clear(entry);
    if (!kinds[d->kind].can(r, d, why)) return false;
    write_deed(r, d, entry);
    return !entry->torn || error_refuse(why, "There is not enough memory to go on.");
}

/* ---- taking apart ----------------------------------------------------------------------------------------------- */

typedef struct { const char *at, *end; } words;          /* what is still to be read */

/* The next word, or all the rest. False: there is none, or it is too long. */
static bool take(words *w, char *out, size_t cap, bool rest)
{
    const char *stop = rest ? NULL : memchr(w->at, ' ', (size_t)(w->end - w->at));
    if (!stop) stop = w->end;
    const size_t n = (size_t)(stop - w->at);
    if (!n || n >= cap) return false;
    memcpy(out, w->at, n);
    out[n] = 0;
    w->at = stop < w->end ? stop + 1 : w->end;
    return true;
}

static bool number_of(const char *text, uint64_t most, uint64_t *out)
{
    *out = 0;
    for (const char *s = text; *s; s++) {
        if (!isdigit((unsigned char)*s) || *out > (UINT64_MAX - 9) / 10) return false;
        *out = *out * 10 + (uint64_t)(*s - '0');
    }
    return *text && *out <= most;
}

static bool take_number(words *w, uint64_t most, uint64_t *out)
{
    char text[21];
    return take(w, text, sizeof text, false) && number_of(text, most, out);
}

static bool take_time(words *w, deed *d)
{
    char text[42];
    if (!take(w, text, sizeof text, false)) return false;
    char *wall = strchr(text, '@');
    if (wall) *wall++ = 0;
    if (!number_of(text, UINT64_MAX / 2, &d->t)) return false;
    d->wall = d->t;
    return !wall || number_of(wall, UINT64_MAX / 2, &d->wall);
}

static bool take_bytes(words *w, uint8_t *out, size_t n)
{
    char text[2 * HASH + 1];
    return take(w, text, sizeof text, false) && hex_read(text, out, n);
}

static bool take_arg(words *w, char arg, deed *d)
{
    uint64_t v;
    switch (arg) {
    case 's':
        if (!take_number(w, ORR_MAX_SEATS - 1, &v)) return false;
        d->seat = (orr_seat)v;
        return true;
    case 'n':
    case 'a':
        if (!take_number(w, UINT32_MAX, &v)) return false;
        *(arg == 'n' ? &d->n : &d->about) = (uint32_t)v;
        return true;
    case 'b':
        if (!take_number(w, 1, &v)) return false;
        d->on = v;
        return true;
    case 'l':
        if (!take(w, d->level, sizeof d->level, false)) return false;
        if (!strcmp(d->level, "-")) *d->level = 0;
        return true;
    case 'h': return take_bytes(w, d->hash, HASH);
    case 'k': return take_bytes(w, d->salt, SALT);
    default: return take(w, d->text, sizeof d->text, true);
    }
}

static bool take_apart(const char *entry, size_t n, deed *d)
{
    char kind[12];
    words w = { entry, entry + n };
    unsigned k = 0;
    *d = (deed){ .seat = NO_SEAT };
    if (memchr(entry, 0, n) || !take_time(&w, d) || !take(&w, kind, sizeof kind, false)) return false;
    while (k < N_DEEDS && strcmp(kinds[k].word, kind)) k++;
    if (k == N_DEEDS) return false;
    d->kind = (deed_kind)k;
    for (const char *arg = kinds[k].args; *arg; arg++)
        if (!take_arg(&w, *arg, d)) return false;
    return w.at == w.end;
}

/* ---- applying --------------------------------------------------------------------------------------------------- */

bool room_apply(room *r, const char *entry, size_t n, room_changes *ch, error *why)
{
    deed d;
    *ch = (room_changes){ .news = r->n_lines };
    if (!n || !take_apart(entry, n, &d))                 /* not quoted: nobody knows what it holds */
        return error_refuse(why, "Entry %" PRIu32 " of this table makes no sense.", r->entries);
    if (d.t < r->last) d.t = r->last;                    /* in older stores a clock may have gone back */
    if (!kinds[d.kind].can(r, &d, why)) return false;
    clocks_run(r, d.t);
    r->changed = 0;
    if ((r->m && !make_room_for_lines(r, 0)) || !kinds[d.kind].make(r, &d, ch))
        return error_refuse(why, "There is not enough memory to go on.");
    clocks_set(r, d.t);
    r->last = d.t;
    r->entries++;
    return true;
}

/* ---- hashes ----------------------------------------------------------------------------------------------------- */

void hash_of(const void *bytes, size_t n, uint8_t out[HASH]) { blake2b_256(out, bytes, n); }

bool same_hash(const uint8_t *a, const uint8_t *b)
{
    uint8_t differ = 0;
    for (unsigned i = 0; i < HASH; i++) differ |= a[i] ^ b[i];
    return !differ;
}
