/* room_entries.c - entries: what kinds there are, how they are written and taken apart, and applying them. An entry is
 * the table time, the kind and its arguments: "1763190000000 answer 2 0 play heal-all". Where the wall clock said
 * something else, that follows for information: "1763190000000@1763276400000 chat 2 hello". Seats are counted from
 * 0. */
#include "table/room/room_parts.h"

#include "base/decimal.h"
#include "base/hex.h"

#include <inttypes.h>
#include <string.h>

/* args, one letter each: s seat, n number, a about, b yes or no, l level, h hash, k salt, t text up to the end. */
static const struct { const char *word, *args; entry_can *can; entry_do *make; } kinds[N_ENTRIES] = {
    [ENTRY_SIT] = { "sit", "sht", room_can_sit, room_do_sit },
    [ENTRY_MOVE] = { "move", "sh", room_can_move, room_do_move },
    [ENTRY_CLAIM] = { "claim", "sh", room_can_claim, room_do_claim },
    [ENTRY_BOT] = { "bot", "sl", room_can_bot, room_do_bot },
    [ENTRY_FREE] = { "free", "s", room_can_free, room_do_free },
    [ENTRY_HERE] = { "here", "s", room_can_here, room_do_here },
    [ENTRY_GONE] = { "gone", "s", room_can_gone, room_do_gone },
    [ENTRY_ALONE] = { "alone", "", room_can_alone, room_do_alone },
    [ENTRY_LEAVE] = { "leave", "s", room_can_leave, room_do_leave },
    [ENTRY_BACK] = { "back", "s", room_can_back, room_do_back },
    [ENTRY_HOST] = { "host", "sn", room_can_host, room_do_host },
    [ENTRY_SALT] = { "salt", "sk", room_can_salt, room_do_salt },   /* of tables from before there were pledges */
    [ENTRY_PLEDGE] = { "pledge", "sh", room_can_pledge, room_do_pledge },
    [ENTRY_START] = { "start", "", room_can_start, room_do_start },
    [ENTRY_OPENS] = { "opens", "sk", room_can_opens, room_do_opens },
    [ENTRY_DEAL] = { "deal", "", room_can_deal, room_do_deal },
    [ENTRY_ANSWER] = { "answer", "snt", room_can_answer, room_do_answer },
    [ENTRY_UNDO] = { "undo", "sn", room_can_undo, room_do_undo },   /* of older stores */
    [ENTRY_UNSAY] = { "unsay", "sn", room_can_unsay, room_do_unsay },
    [ENTRY_PASS] = { "pass", "snb", room_can_pass, room_do_pass },
    [ENTRY_VOTE] = { "vote", "snal", room_can_vote, room_do_vote },
    [ENTRY_SAY] = { "say", "sb", room_can_say, room_do_say },
    [ENTRY_LAPSE] = { "lapse", "", room_can_lapse, room_do_lapse },
    [ENTRY_WAIT] = { "wait", "sn", room_can_wait, room_do_wait },
    [ENTRY_RESUME] = { "resume", "s", room_can_resume, room_do_resume },
    [ENTRY_DUE] = { "due", "s", room_can_due, room_do_due },
    [ENTRY_CHAT] = { "chat", "st", room_can_chat, room_do_chat },
    [ENTRY_ASIDE] = { "aside", "t", room_can_aside, room_do_aside },
    [ENTRY_MUTE] = { "mute", "snb", room_can_mute, room_do_mute },
    [ENTRY_HOLD] = { "hold", "sb", room_can_hold, room_do_hold },
    [ENTRY_OUT] = { "out", "s", room_can_out, room_do_out },
    [ENTRY_BEAT] = { "beat", "", room_can_beat, room_do_beat },
    [ENTRY_AGAIN] = { "again", "st", room_can_again, room_do_again },
    [ENTRY_COME] = { "come", "sh", room_can_come, room_do_come },
    [ENTRY_HEIR] = { "heir", "s", room_can_heir, room_do_heir },
    [ENTRY_SETTINGS] = { "settings", "st", room_can_settings, room_do_settings },
    [ENTRY_CHAIR] = { "chair", "sn", room_can_chair, room_do_chair },
    [ENTRY_OFFER] = { "offer", "snb", room_can_offer, room_do_offer },
    [ENTRY_RETAKE] = { "retake", "sh", room_can_retake, room_do_retake },
    [ENTRY_COACH] = { "coach", "snb", room_can_coach, room_do_coach },
    [ENTRY_FAIL] = { "fail", "sn", room_can_fail, room_do_fail },
    [ENTRY_WITHDRAW] = { "withdraw", "s", room_can_withdraw, room_do_withdraw },
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
    if (r->ahead >= 1000 || r->ahead <= -1000) text_format(out, "@%" PRIu64, room_wall_at(r, t));
}

static void write_entry(const room *r, const room_entry *e, text_buf *out)
{
    put_time(r, e->t, out);
    text_format(out, " %s", kinds[e->kind].word);
    for (const char *arg = kinds[e->kind].args; *arg; arg++)
        switch (*arg) {
        case 's': text_format(out, " %u", e->seat); break;
        case 'n': text_format(out, " %" PRIu32, e->n); break;
        case 'a': text_format(out, " %" PRIu32, e->about); break;
        case 'b': text_add(out, e->on ? " 1" : " 0"); break;
        case 'l': text_format(out, " %s", *e->level ? e->level : "-"); break;
        case 'h': put_bytes(out, e->hash, HASH); break;
        case 'k': put_bytes(out, e->salt, SALT); break;
        default:
            text_add(out, " ");
            text_add(out, e->text);
        }
}

static void keep_considered(const room *r, const room_entry *e, const text_buf *entry)
{
    room_considered *c = r->considered;
    if (!c || e->kind != ENTRY_ANSWER) return;
    c->n = entry->n <= sizeof c->text ? (uint32_t)entry->n : 0;
    c->entries = r->entries;
    c->act = e->act;
    memcpy(c->text, entry->text, c->n);
}

/* An entry whose moment is before the last one's gets that one's time when it is applied. */
bool room_consider(const room *r, const room_entry *e, text_buf *entry, error *why)
{
    text_clear(entry);
    if (!kinds[e->kind].can(r, e, why)) return false;
    write_entry(r, e, entry);
    if (entry->torn) return error_refuse(why, "There is not enough memory to go on.");
    keep_considered(r, e, entry);
    return true;
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

static bool take_number(words *w, uint64_t most, uint64_t *out)
{
    char text[21];
    return take(w, text, sizeof text, false) && decimal_read(text, most, out);
}

static bool take_time(words *w, room_entry *e)
{
    char text[42];
    if (!take(w, text, sizeof text, false)) return false;
    char *wall = strchr(text, '@');
    if (wall) *wall++ = 0;
    if (!decimal_read(text, UINT64_MAX / 2, &e->t)) return false;
    e->wall = e->t;
    return !wall || decimal_read(wall, UINT64_MAX / 2, &e->wall);
}

static bool take_bytes(words *w, uint8_t *out, size_t n)
{
    char text[2 * HASH + 1];
    return take(w, text, sizeof text, false) && hex_read(text, out, n);
}

static bool take_arg(words *w, char arg, room_entry *e)
{
    uint64_t v;
    switch (arg) {
    case 's':
        if (!take_number(w, ORR_MAX_SEATS - 1, &v)) return false;
        e->seat = (orr_seat)v;
        return true;
    case 'n':
    case 'a':
        if (!take_number(w, UINT32_MAX, &v)) return false;
        *(arg == 'n' ? &e->n : &e->about) = (uint32_t)v;
        return true;
    case 'b':
        if (!take_number(w, 1, &v)) return false;
        e->on = v;
        return true;
    case 'l':
        if (!take(w, e->level, sizeof e->level, false)) return false;
        if (!strcmp(e->level, "-")) *e->level = 0;
        return true;
    case 'h': return take_bytes(w, e->hash, HASH);
    case 'k': return take_bytes(w, e->salt, SALT);
    default: return take(w, e->text, sizeof e->text, true);
    }
}

static bool take_apart(const char *entry, size_t n, room_entry *e)
{
    char kind[12];
    words w = { entry, entry + n };
    unsigned k = 0;
    *e = (room_entry){ .seat = NO_SEAT };
    if (memchr(entry, 0, n) || !take_time(&w, e) || !take(&w, kind, sizeof kind, false)) return false;
    while (k < N_ENTRIES && strcmp(kinds[k].word, kind)) k++;
    if (k == N_ENTRIES) return false;
    e->kind = (entry_kind)k;
    for (const char *arg = kinds[k].args; *arg; arg++)
        if (!take_arg(&w, *arg, e)) return false;
    return w.at == w.end;
}

static void read_answer(const room *r, const char *entry, size_t n, room_entry *e)
{
    const room_considered *c = r->considered;
    e->legal = c && c->n && c->entries == r->entries && c->n == n && !memcmp(c->text, entry, n);
    if (e->legal) e->act = c->act;
    e->acts = e->legal || orr_read(&r->box, e->text, &e->act);
}

/* ---- applying --------------------------------------------------------------------------------------------------- */

bool room_apply(room *r, const char *entry, size_t n, room_changes *ch, error *why)
{
    room_entry e;
    *ch = (room_changes){ .news = r->n_lines };
    if (!n || !take_apart(entry, n, &e))                 /* not quoted: nobody knows what it holds */
        return error_refuse(why, "Entry %" PRIu32 " of this table makes no sense.", r->entries);
    if (e.t < r->last) e.t = r->last;                    /* in older stores a clock may have gone back */
    if (e.kind == ENTRY_ANSWER) read_answer(r, entry, n, &e);
    if (!kinds[e.kind].can(r, &e, why)) return false;
    room_clocks_run(r, e.t);
    r->changed = r->retakes = 0;
    const bool over = r->state == ROOM_OVER;
    if ((r->m && !room_reserve_lines(r, 0)) || !kinds[e.kind].make(r, &e, ch))
        return error_refuse(why, "There is not enough memory to go on.");
    room_clocks_set(r, e.t);
    ch->ended = !over && r->state == ROOM_OVER;
    r->last = e.t;
    r->entries++;
    return true;
}
