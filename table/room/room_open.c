/* room_open.c - opening a table from its first entry, and closing it. The first entry has lines:
 *
 *   1763190000000 open abc234pqrstuvwxyz234567    (the link; older stores: the code alone)
 *   game earth-gambit 1              (and the version of its rules)
 *   seats 5
 *   option special_abilities on     (only what differs from the default)
 *   set 16 hex digits                (the hash of the built-in set; or, for one that came with the request,)
 *   sheet cards.csv 1234             (then so many bytes of CSV and a line end; all sheets of a set stand together)
 *   pace live 60                     (or days; seconds per step)
 *   bank 600 10                      (seconds for the whole match, and what each answer adds)
 *   out skip                         (when time is out: bot, skip or pause; without this line the table is asked)
 *   public
 *   obvious                          (the table gives answers that everybody can see are the only ones)
 *   react 3                          (seconds that bots leave to people who could interject)
 *   level normal                     (of bots that get free seats)
 *   secret 64 hex digits             (or, for a first game, a deal that everybody may know:)
 *   seed first-17
 *   brought                          (its maker began it alone, and may know the deal)
 *   made Quill                       (the name of its maker)
 *   person 0 64 hex digits           (the seat they take, and the hash of their token)
 *   invite 1 Ben                     (somebody of the table before, who may come and take this seat)
 *   bot 2 hard
 *   coach 0                          (this person has a coach from the beginning)
 *   pledge 1 64 hex digits           (only for a match that goes on from another; and)
 *   salt 1 32 hex digits
 *   begin                            (the match begins at once)
 *   answer 1 play heal-all           (and has come this far) */
#include "table/room/room_parts.h"

#include "base/decimal.h"
#include "base/hex.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {              /* going through the lines of the first entry */
    room *r;
    const char *at, *end;
    const char *sheet[MAX_SHEETS];       /* texts of the set's sheets, in the game's order */
    size_t size[MAX_SHEETS];
    const char *line;         /* the line being read */
    uint64_t t;
    error *why;
} opening;

/* What is told of an entry that makes no sense never quotes it: nobody knows what it holds. */
static bool wrong(opening *o, const char *what)
{
    error_refuse(o->why, "The first entry of this table makes no sense: %s.", what);
    return false;
}

static bool next_line(opening *o, char *out, size_t cap)
{
    const char *stop = o->at < o->end ? memchr(o->at, '\n', (size_t)(o->end - o->at)) : NULL;
    if (!stop || (size_t)(stop - o->at) >= cap) return false;
    memcpy(out, o->at, (size_t)(stop - o->at));
    out[stop - o->at] = 0;
    o->line = o->at;
    o->at = stop + 1;
    return true;
}

static bool append(char **kept, size_t *n, const char *bytes, size_t more)
{
    char *all = realloc(*kept, *n + more);
    if (!all) return false;
    memcpy(all + *n, bytes, more);
    *kept = all;
    *n += more;
    return true;
}

static bool open_game(opening *o, char *text)
{
    room *r = o->r;
    char *version = text_after_word(text);
    unsigned v;
    const orr_game *g = r->house->find(text);
    if (!g || r->box.game) return error_refuse(o->why, "This server does not have the game of this table.");
    if (!decimal_read_unsigned(version, UINT16_MAX, &v)) return wrong(o, "the version");
    if (v != g->rules_version)
        return error_refuse(o->why, "This table plays version %u of the rules of %s; this server has version %u.", v,
                            g->title, g->rules_version);
    box_open(&r->box, g);
    return true;
}

static bool open_seats(opening *o, char *text)
{
    return decimal_read_unsigned(text, ORR_MAX_SEATS, &o->r->seats) || wrong(o, "the seats");
}

static bool open_option(opening *o, char *text)
{
    char *value = text_after_word(text);
    return box_option(&o->r->box, text, value, NULL) || wrong(o, "an option");
}

/* A set that came with the program may have changed with it: then other cards would be dealt. */
static bool open_set(opening *o, char *text)
{
    const orr_game *g = o->r->box.game;
    char ours[17];
    snprintf(ours, sizeof ours, "%016" PRIx64, set_hash(g, g->house_set));
    return !strcmp(text, ours) ||
           error_refuse(o->why, "This table plays with another set of %s than the one this server has now.", g->title);
}

static bool open_pace(opening *o, char *text)
{
    char *clock = text_after_word(text);
    unsigned v;
    o->r->days = !strcmp(text, "days");
    if (!decimal_read_unsigned(clock, ROOM_MOST_CLOCK, &v)) return wrong(o, "the clock");
    o->r->clock = v;
    return true;
}

static bool open_bank(opening *o, char *text)
{
    char *increment = text_after_word(text);
    unsigned bank, more;
    if (!decimal_read_unsigned(text, ROOM_LIVE_CLOCK, &bank) ||
        !decimal_read_unsigned(increment, ROOM_LIVE_CLOCK, &more))
        return wrong(o, "the bank");
    o->r->bank = bank;
    o->r->increment = more;
    return true;
}

static bool open_out(opening *o, char *text)
{
    unsigned i = 0;
    while (i < N_OUTS && strcmp(room_outs[i], text)) i++;
    if (i == N_OUTS) return wrong(o, "what happens when time is out");
    o->r->out = (out_kind)i;
    return true;
}

static bool open_public(opening *o, char *text)
{
    (void)text;
    return o->r->is_public = true;
}

static bool open_obvious(opening *o, char *text)
{
    (void)text;
    return o->r->obvious = true;
}

static bool open_react(opening *o, char *text)
{
    unsigned v;
    if (!decimal_read_unsigned(text, ROOM_REACT, &v)) return wrong(o, "the time to react");
    o->r->react = (uint8_t)v;
    return true;
}

static bool open_level(opening *o, char *text)
{
    if (!room_was_level(o->r->house, text)) return error_refuse(o->why, "There is no such level of bots.");
    strcpy(o->r->level, text);
    return true;
}

static bool open_secret(opening *o, char *text)
{
    return hex_read(text, o->r->deal.secret, MATCH_KEY) || wrong(o, "the secret");
}

static bool open_seed(opening *o, char *text)
{
    if (!*text || strlen(text) >= ROOM_SEED) return wrong(o, "the seed");
    strcpy(o->r->seed, text);
    deal_from_seed(&o->r->deal, text);
    return true;
}

static bool open_brought(opening *o, char *text)
{
    (void)text;
    return o->r->brought = true;
}

static bool open_made(opening *o, char *text)
{
    if (strlen(text) >= sizeof o->r->made_by) return wrong(o, "the name");
    strcpy(o->r->made_by, text);
    room_name_to_show(o->r->made_by);
    return true;
}

static bool open_person(opening *o, char *text)
{
    room *r = o->r;
    room_entry e = { .kind = ENTRY_SIT, .t = o->t };
    room_changes ch;
    char *hash = text_after_word(text);
    unsigned s;
    if (!decimal_read_unsigned(text, ORR_MAX_SEATS - 1, &s) || !hex_read(hash, e.hash, HASH))
        return wrong(o, "who sits down");
    e.seat = (orr_seat)s;
    strcpy(e.text, r->made_by);
    return room_can_sit(r, &e, o->why) && room_do_sit(r, &e, &ch);
}

static bool open_invite(opening *o, char *text)
{
    room *r = o->r;
    char *name = text_after_word(text);
    unsigned s;
    if (!decimal_read_unsigned(text, ORR_MAX_SEATS - 1, &s) || s >= r->seats || r->seat[s].who != FREE || !*name ||
        strlen(name) >= NAME_BYTES || !room_name_is_free(r, name))
        return wrong(o, "who is invited");
    r->seat[s] = (room_seat){ .who = PERSON, .invited = true, .guest = (uint8_t)(s + 1) };
    strcpy(r->seat[s].name, name);
    room_name_to_show(r->seat[s].name);
    r->names[s] = r->seat[s].name;
    return true;
}

static bool open_bot(opening *o, char *text)
{
    room_entry e = { .kind = ENTRY_BOT };
    room_changes ch;
    char *level = text_after_word(text);
    unsigned s;
    if (!decimal_read_unsigned(text, ORR_MAX_SEATS - 1, &s))
        return error_refuse(o->why, "There is no such seat for a bot.");
    if (strlen(level) < ROOM_LEVEL) strcpy(e.level, level);
    e.seat = (orr_seat)s;
    return room_can_bot(o->r, &e, o->why) && room_do_bot(o->r, &e, &ch);
}

static bool open_coach(opening *o, char *text)
{
    unsigned s;
    if (!decimal_read_unsigned(text, ORR_MAX_SEATS - 1, &s) || s >= o->r->seats || o->r->seat[s].who != PERSON)
        return wrong(o, "who has a coach");
    return o->r->seat[s].coached = true;
}

static bool open_salt(opening *o, char *text)
{
    match_deal *deal = &o->r->deal;
    char *salt = text_after_word(text);
    unsigned s;
    if (!decimal_read_unsigned(text, ORR_MAX_SEATS - 1, &s) || !hex_read(salt, deal->salt[s], SALT))
        return wrong(o, "a salt");
    deal->salted |= orr_one(s);
    return true;
}

static bool open_pledge(opening *o, char *text)
{
    match_deal *deal = &o->r->deal;
    char *pledge = text_after_word(text);
    unsigned s;
    if (!decimal_read_unsigned(text, ORR_MAX_SEATS - 1, &s) || !hex_read(pledge, deal->pledge[s], HASH))
        return wrong(o, "a pledge");
    deal->pledged |= orr_one(s);
    return true;
}

/* The bytes stay in the entry; the set is read once all its sheets are there. A copy is kept for playing on. */
static bool open_sheet(opening *o, char *text)
{
    room *r = o->r;
    const orr_game *g = r->box.game;
    char *size = text_after_word(text);
    unsigned n, i = 0;
    while (i < g->n_sheets && strcmp(g->sheets[i].file, text)) i++;
    if (i == g->n_sheets || i >= MAX_SHEETS) return error_refuse(o->why, "A set of %s has no such file.", g->title);
    if (!decimal_read_unsigned(size, ROOM_BODY, &n) || n >= (size_t)(o->end - o->at) || o->at[n] != '\n' || o->sheet[i])
        return wrong(o, "a sheet");
    o->sheet[i] = o->at;
    o->size[i] = n;
    o->at += n + 1;
    return append(&r->sheets, &r->n_sheets, o->line, (size_t)(o->at - o->line)) ||
           error_refuse(o->why, "There is not enough memory for the set.");
}

static bool read_set(opening *o)
{
    room *r = o->r;
    const orr_game *g = r->box.game;
    char *copy[MAX_SHEETS] = { NULL };
    error quoting;
    unsigned n = 0;
    bool good = true;
    if (!r->sheets || r->set) return true;
    while (n < g->n_sheets && n < MAX_SHEETS && o->sheet[n]) n++;
    if (n < g->n_sheets) return wrong(o, "its cards");
    for (unsigned i = 0; i < n; i++) {
        copy[i] = malloc(o->size[i] + 1);
        good = good && copy[i];
        if (!copy[i]) continue;
        memcpy(copy[i], o->sheet[i], o->size[i]);
        copy[i][o->size[i]] = 0;
    }
    r->set = good ? calloc(1, g->set_size) : NULL;
    if (!r->set) good = error_refuse(o->why, "There is not enough memory for the set.");
    else good = set_parse_stored(g, (const char *const *)copy, r->set, &quoting) || wrong(o, "its cards");
    if (good) box_use_set(&r->box, r->set);
    for (unsigned i = 0; i < n; i++) free(copy[i]);
    return good;
}

/* Whoever comes by the link may take a bot's seat at once: nobody else is here who would have to agree. Everybody is
 * told what its maker may know. */
static void offer_bots(room *r)
{
    for (unsigned s = 0; s < r->seats; s++) r->seat[s].offered = r->seat[s].who == BOT;
    room_add_line(r, LINE_BROUGHT, r->host);
}

static bool open_begin(opening *o, char *text)
{
    (void)text;
    if (!read_set(o) || o->r->m || !box_check(&o->r->box, o->r->seats, o->why)) return false;
    if (!room_begin_match(o->r, o->t)) return error_refuse(o->why, "There is not enough memory for a match.");
    if (o->r->brought) offer_bots(o->r);
    return true;
}

static bool open_answer(opening *o, char *text)
{
    room *r = o->r;
    char *words = text_after_word(text);
    unsigned s;
    if (!r->m || !decimal_read_unsigned(text, ORR_MAX_SEATS - 1, &s)) return wrong(o, "an answer");
    if (!room_take_words(r, (orr_seat)s, words, HOW_PAST, o->t)) return wrong(o, "an answer");
    r->past = r->m->n_answers;
    return true;
}

/* head: it says what table this is, not what has happened at it, so a snapshot says it again. */
static const struct { const char *word; bool head; bool (*read)(opening *, char *text); } lines[] = {
    { "game",   true,  open_game   },
    { "seats",  true,  open_seats  },
    { "option", true,  open_option },
    { "pace",   true,  open_pace   },
    { "bank",   true,  open_bank   },
    { "out",    true,  open_out    },
    { "public", true,  open_public },
    { "obvious", true, open_obvious },
    { "react",  true,  open_react  },
    { "level",  true,  open_level  },
    { "secret", true,  open_secret },
    { "seed",   true,  open_seed   },
    { "brought", true, open_brought },
    { "made",   true,  open_made   },
    { "person", false, open_person },
    { "invite", false, open_invite },
    { "bot",    false, open_bot    },
    { "coach",  false, open_coach  },
    { "salt",   false, open_salt   },
    { "pledge", false, open_pledge },
    { "begin",  false, open_begin  },
    { "answer", false, open_answer },
    { "set",    true,  open_set    },
    { "sheet",  false, open_sheet  },            /* kept apart: room.sheets */
};
enum { N_LINES = sizeof lines / sizeof *lines };

static bool keep_line(opening *o)
{
    return append(&o->r->head, &o->r->n_head, o->line, (size_t)(o->at - o->line)) ||
           error_refuse(o->why, "There is not enough memory for a table.");
}

static bool read_lines(opening *o)
{
    char line[600];
    while (o->at < o->end) {
        unsigned i = 0;
        if (!next_line(o, line, sizeof line)) return wrong(o, "a line without end");
        char *text = text_after_word(line);
        while (i < N_LINES && strcmp(lines[i].word, line)) i++;
        if (i == N_LINES || (i && !o->r->box.game)) return wrong(o, "a line");
        if ((lines[i].head && !keep_line(o)) || !lines[i].read(o, text)) return false;
    }
    return true;
}

static bool open_first_line(opening *o)
{
    char line[80];
    if (!next_line(o, line, sizeof line)) return wrong(o, "its beginning");
    const size_t digits = decimal_take(line, strlen(line), UINT64_MAX / 2, &o->t);
    const char *link = line + digits + 6;
    if (!digits || strncmp(line + digits, " open ", 6) || (strlen(link) != ROOM_LINK && strlen(link) != ROOM_CODE))
        return wrong(o, "its beginning");
    strcpy(o->r->link, link);
    snprintf(o->r->code, sizeof o->r->code, "%.*s", ROOM_CODE, link);
    return keep_line(o);
}

room *room_open(const room_house *h, const char *entry, size_t n, error *why)
{
    room *r = calloc(1, sizeof *r);
    if (!r) return error_refuse(why, "There is not enough memory for a table."), NULL;
    r->house = h;
    r->host = NO_SEAT;
    strcpy(r->level, room_usual_level(h));
    opening o = { .r = r, .at = entry, .end = entry + n, .why = why };
    bool good = !memchr(entry, 0, n) || wrong(&o, "bytes that are not text");
    good = good && open_first_line(&o) && read_lines(&o);
    if (good && !r->box.game) good = wrong(&o, "no game");
    good = good && read_set(&o);
    if (good && !r->m) good = box_check(&r->box, r->seats, why);
    r->considered = calloc(1, sizeof *r->considered);
    good = good && (r->considered || error_refuse(why, "There is not enough memory for a table."));
    if (!good) {
        room_close(r);
        return NULL;
    }
    r->last = r->clock_at = o.t;
    room_clocks_set(r, o.t);
    r->entries = 1;
    return r;
}

void room_close(room *r)
{
    if (!r) return;
    if (r->m) match_close(r->m);
    free(r->m);
    free(r->considered);
    free(r->set);
    free(r->head);
    free(r->sheets);
    free(r->how);
    free(r->opened);
    free(r->seen);
    free(r->line);
    for (unsigned i = 0; i < ROOM_CHATS; i++) free(r->chat[i].name);
    room_forget_asides(r);
    free(r);
}
