/* room_seats.c - sitting down and standing up, bots in chairs, second devices, being here and gone. */
#include "table/room/room_parts.h"

#include "base/form.h"
#include "base/plain.h"
#include "base/star_names.h"

#include <string.h>

/* ---- who sits where --------------------------------------------------------------------------------------------- */

bool room_is_level(const room_house *h, const char *name)
{
    for (const char *const *l = h->levels; *l; l++)
        if (!strcmp(*l, name)) return true;
    return false;
}

bool room_was_level(const room_house *h, const char *name)
{
    const size_t n = strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-");
    return room_is_level(h, name) || (n && !name[n] && n < ROOM_LEVEL);
}

orr_seats room_people(const room *r)
{
    orr_seats set = 0;
    for (unsigned s = 0; s < r->seats; s++)
        if (r->seat[s].who == PERSON && !r->seat[s].substitute) set |= orr_one(s);
    return set;
}

orr_seats room_present(const room *r)
{
    orr_seats set = room_people(r);
    for (unsigned s = 0; s < r->seats; s++)
        if (!r->seat[s].here) set &= (orr_seats)~orr_one(s);
    return set;
}

orr_seats room_lately_here(const room *r, uint64_t now)
{
    orr_seats set = room_people(r);
    for (unsigned s = 0; s < r->seats; s++)
        if (!r->seat[s].here && now >= r->seat[s].gone_at + ROOM_LATELY) set &= (orr_seats)~orr_one(s);
    return set;
}

bool room_plays_by_bot(const room *r, orr_seat s)
{
    return r->seat[s].who == BOT || r->seat[s].substitute || r->seat[s].skips;
}

bool room_name_is_free(const room *r, const char *name)
{
    for (unsigned s = 0; s < r->seats; s++)
        if (r->seat[s].who != FREE && !strcmp(r->seat[s].name, name)) return false;
    return true;
}

bool room_name_is_unlike(const room *r, const char *name, error *why)
{
    for (unsigned s = 0; s < r->seats; s++)
        if (r->seat[s].who != FREE && plain_alike(r->seat[s].name, name))
            return error_refuse(why, "Somebody at this table has that name already.");
    return true;
}

void room_sit_bot(room *r, orr_seat s, const char *level)
{
    unsigned star = 0;
    while (!room_name_is_free(r, star_names[star])) star++;          /* one name more than seats: it ends */
    r->seat[s] = (room_seat){ .who = BOT };
    strcpy(r->seat[s].level, level);
    strcpy(r->seat[s].name, star_names[star]);
    r->names[s] = r->seat[s].name;
}

void room_put_substitute(room *r, orr_seat s, const char *level)
{
    room_seat *x = &r->seat[s];
    x->substitute = true;
    x->skips = false;
    x->due = x->kept = x->thinking = false;
    x->thought = 0;
    x->failed = ROOM_NO_FAULT;
    strcpy(x->level, level);
    room_add_line(r, LINE_BOT, s);
}

room_pass room_pass_of(const uint8_t token[ROOM_TOKEN])
{
    room_pass p = { .has = true };
    room_hash_of(token, ROOM_TOKEN, p.hash);
    return p;
}

orr_seat room_eyes(const room *r, const room_pass *p)
{
    orr_seat found = ORR_PUBLIC;
    if (!p->has) return ORR_PUBLIC;
    for (orr_seat s = 0; s < ORR_MAX_SEATS; s++)                      /* all of them, so that the time tells nothing */
        if (room_same_hash(p->hash, r->seat[s].token) && r->seat[s].has_token) found = s;
    return found;
}

static bool sits(const room *r, orr_seat s, error *why)
{
    return (s < r->seats && r->seat[s].who == PERSON) || error_refuse(why, "Nobody sits there.");
}

/* ---- the host --------------------------------------------------------------------------------------------------- */

/* The host is a person, not a chair: whoever made the table. Somebody who leaves is no longer the host; then it is the
 * person who has been here longest, or, if nobody is left, whoever sits down next. */
void room_find_host(room *r)
{
    if (r->host != NO_SEAT && r->seat[r->host].who == PERSON) return;
    r->host = NO_SEAT;
    for (orr_seat s = 0; s < r->seats; s++)
        if (r->seat[s].who == PERSON && r->seat[s].has_token &&
            (r->host == NO_SEAT || r->seat[s].sat < r->seat[r->host].sat))
            r->host = s;
}

bool room_can_host(const room *r, const room_entry *e, error *why)
{
    if (e->seat != r->host) return error_refuse(why, "Only the host can do that.");
    if (e->n >= r->seats || r->seat[e->n].who != PERSON || !r->seat[e->n].has_token)
        return error_refuse(why, "Nobody sits there.");
    return e->n != e->seat || error_refuse(why, "You are the host.");
}

bool room_do_host(room *r, const room_entry *e, room_changes *ch)
{
    r->host = (orr_seat)e->n;
    if (r->m) room_add_line(r, LINE_HOST, r->host);
    ch->table = true;
    return true;
}

/* ---- sitting down ----------------------------------------------------------------------------------------------- */

static bool is_name(const char *name)
{
    unsigned characters = 0;
    for (const char *s = name; *s; s++) characters += ((unsigned char)*s & 0xc0) != 0x80;
    return *name && *name != ' ' && name[strlen(name) - 1] != ' ' && characters <= ROOM_NAME &&
           strlen(name) < NAME_BYTES;
}

void room_name_to_show(char name[NAME_BYTES])
{
    if (!plain_name(name)) strcpy(name, "Somebody");
}

bool room_can_sit(const room *r, const room_entry *e, error *why)
{
    const bool runs = r->state == ROOM_PLAYING || r->state == ROOM_PAUSED;
    if (r->state != ROOM_GATHERING && !runs) return error_refuse(why, "The match has begun; you can watch.");
    if (e->seat >= r->seats) return error_refuse(why, "There is no such seat.");
    if (runs && !(r->seat[e->seat].who == BOT && r->seat[e->seat].offered))
        return error_refuse(why, "The match has begun; you can watch.");
    if (!runs && r->seat[e->seat].who != FREE) return error_refuse(why, "That seat is taken.");
    if (!is_name(e->text)) return error_refuse(why, "A name has 1 to %d characters.", ROOM_NAME);
    return room_name_is_free(r, e->text) || error_refuse(why, "Somebody at this table has that name already.");
}

/* A person takes a seat that a bot has played: its question is new to them, and so is everything before. */
static void take_over(room *r, orr_seat s, line_kind line)
{
    room_seat *x = &r->seat[s];
    x->question = 0;
    x->gone_line = r->n_lines;
    x->gone_answers = room_answers_seen(r, s);
    room_add_line(r, line, s);
}

bool room_do_sit(room *r, const room_entry *e, room_changes *ch)
{
    room_seat *x = &r->seat[e->seat];
    *x = (room_seat){ .who = PERSON, .has_token = true, .sat = r->entries, .gone_at = e->t, .left = x->left };
    memcpy(x->token, e->hash, HASH);
    strcpy(x->name, e->text);
    room_name_to_show(x->name);
    r->names[e->seat] = x->name;
    if (r->host == NO_SEAT) r->host = e->seat;
    ch->table = true;
    if (!r->m) return true;
    r->joined |= orr_one(e->seat);
    take_over(r, e->seat, LINE_SAT);
    return true;
}

bool room_can_bot(const room *r, const room_entry *e, error *why)
{
    if (r->state != ROOM_GATHERING) return error_refuse(why, "The match has begun.");
    if (e->seat >= r->seats) return error_refuse(why, "There is no such seat.");
    if (r->seat[e->seat].who == PERSON) return error_refuse(why, "Somebody sits there.");
    return room_was_level(r->house, e->level) || error_refuse(why, "There is no such level of bots.");
}

bool room_do_bot(room *r, const room_entry *e, room_changes *ch)
{
    r->seat[e->seat].who = FREE;                         /* its star is free again */
    room_sit_bot(r, e->seat, e->level);
    ch->table = true;
    return true;
}

bool room_can_free(const room *r, const room_entry *e, error *why)
{
    if (r->state != ROOM_GATHERING) return error_refuse(why, "The match has begun.");
    if (e->seat >= r->seats) return error_refuse(why, "There is no such seat.");
    if (e->seat == r->host) return error_refuse(why, "That is the host's own seat.");
    return r->seat[e->seat].who != FREE || error_refuse(why, "Nobody sits there.");
}

/* Nothing of whoever sat here stays for the next one: no token, no pass code for a second device, no randomness, no
 * mutes. */
bool room_do_free(room *r, const room_entry *e, room_changes *ch)
{
    r->seat[e->seat] = (room_seat){ .who = FREE };
    r->names[e->seat] = NULL;
    r->deal.salted &= (orr_seats)~orr_one(e->seat);
    memset(r->deal.salt[e->seat], 0, SALT);
    for (unsigned s = 0; s < r->seats; s++) r->seat[s].mutes &= (orr_seats)~orr_one(e->seat);
    room_find_host(r);
    ch->table = true;
    return true;
}

/* ---- the request ------------------------------------------------------------------------------------------------ */

typedef struct { const char *name, *pass_code; int64_t seat; } sit_request;
enum { SIT_NAME, SIT_SEAT, SIT_PASS_CODE, N_SIT };
static const form_member sit_members[N_SIT] = {
    [SIT_NAME] = { .key = "name", .kind = FORM_TEXT, .flags = FORM_NULL, .low = 1, .high = ROOM_NAME,
                   .at = offsetof(sit_request, name) },
    [SIT_SEAT] = { .key = "seat", .kind = FORM_NUMBER, .flags = FORM_NULL, .high = ORR_MAX_SEATS - 1,
                   .at = offsetof(sit_request, seat) },
    [SIT_PASS_CODE] = { .key = "word", .kind = FORM_TEXT, .flags = FORM_NULL, .low = ROOM_PASS_CODE_LENGTH,
                        .high = ROOM_PASS_CODE_LENGTH, .at = offsetof(sit_request, pass_code) },
};

static orr_seat first_free(const room *r)
{
    orr_seat s = 0;
    while (s < r->seats && !(r->seat[s].who == FREE || (r->seat[s].who == BOT && r->seat[s].offered))) s++;
    return s;
}

/* Whose pass code for a second device that is. */
static orr_seat seat_of_pass_code(const room *r, const char *pass_code, uint64_t now)
{
    uint8_t hash[HASH];
    orr_seat found = NO_SEAT;
    room_hash_of(pass_code, strlen(pass_code), hash);
    for (orr_seat s = 0; s < r->seats; s++)                  /* nor if it slept too long, by the wall */
        if (room_same_hash(hash, r->seat[s].pass_code) && r->seat[s].has_pass_code &&
            now <= r->seat[s].pass_code_until &&
            room_wall_at(r, now) <= r->seat[s].pass_code_wall)
            found = s;
    return found;
}

bool room_has_pass_code(const room *r, const char *pass_code, uint64_t now)
{
    bool any = false;                                        /* most rooms have none: then nothing is hashed */
    for (orr_seat s = 0; s < r->seats; s++) any |= r->seat[s].has_pass_code;
    return any && seat_of_pass_code(r, pass_code, now) != NO_SEAT;
}

static bool consider_sit(const room *r, const sit_request *q, uint32_t has, const room_grant *g, uint64_t now,
                         text_buf *entry, error *why)
{
    room_entry e = { .kind = ENTRY_SIT, .t = now };
    room_hash_of(g->token, ROOM_TOKEN, e.hash);
    if (has >> SIT_PASS_CODE & 1) {
        e.kind = ENTRY_CLAIM;
        e.seat = seat_of_pass_code(r, q->pass_code, now);
        if (e.seat == NO_SEAT) return error_refuse(why, "That code is wrong, or no longer valid.");
    } else if (has >> SIT_NAME & 1) {
        strcpy(e.text, q->name);
        if (!plain_name(e.text)) return error_refuse(why, "A name needs a character that can be seen.");
        e.seat = has >> SIT_SEAT & 1 ? (orr_seat)q->seat : first_free(r);
        if (e.seat == r->seats && r->state == ROOM_GATHERING)
            return error_refuse(why, "All seats are taken; you can watch.");
        if (e.seat < r->seats && r->seat[e.seat].offered && !room_may_join(r, why)) return false;
        if (!room_name_is_unlike(r, e.text, why)) return false;
    } else {
        return error_refuse(why, "You need a name to sit down.");
    }
    return room_consider(r, &e, entry, why);
}

bool room_sit(const room *r, const char *body, size_t n, const room_grant *g, uint64_t now, text_buf *entry, error *why)
{
    form f;
    sit_request q;
    uint32_t has;
    if (!form_open(&f, body, n, why)) return false;
    const bool good = form_read(&f, sit_members, N_SIT, &q, &has, why) && consider_sit(r, &q, has, g, now, entry, why);
    form_close(&f);
    return good;
}

bool room_sit_guesses(const char *body, size_t n)
{
    form f;
    sit_request q;
    uint32_t has;
    error why;
    if (!form_open(&f, body, n, &why)) return false;
    const bool guesses = form_read(&f, sit_members, N_SIT, &q, &has, &why) && has >> SIT_PASS_CODE & 1;
    form_close(&f);
    return guesses;
}

/* ---- a second device -------------------------------------------------------------------------------------------- */

bool room_move(const room *r, orr_seat s, const uint8_t noise[ROOM_NOISE], uint64_t now, text_buf *entry,
               char pass_code[ROOM_PASS_CODE_LENGTH + 1], error *why)
{
    room_entry e = { .kind = ENTRY_MOVE, .t = now, .seat = s };
    for (unsigned i = 0; i < ROOM_PASS_CODE_LENGTH; i++) pass_code[i] = room_letters[noise[i] % strlen(room_letters)];
    pass_code[ROOM_PASS_CODE_LENGTH] = 0;
    room_hash_of(pass_code, ROOM_PASS_CODE_LENGTH, e.hash);
    return room_consider(r, &e, entry, why);
}

bool room_can_move(const room *r, const room_entry *e, error *why) { return sits(r, e->seat, why); }

bool room_do_move(room *r, const room_entry *e, room_changes *ch)
{
    room_seat *x = &r->seat[e->seat];
    (void)ch;
    memcpy(x->pass_code, e->hash, HASH);
    x->has_pass_code = true;
    x->pass_code_until = e->t + ROOM_PASS_CODE;
    x->pass_code_wall = e->wall + ROOM_PASS_CODE;
    return true;
}

bool room_can_claim(const room *r, const room_entry *e, error *why)
{
    return sits(r, e->seat, why) && ((r->seat[e->seat].has_pass_code && e->t <= r->seat[e->seat].pass_code_until) ||
                                     error_refuse(why, "That code is no longer valid."));
}

bool room_do_claim(room *r, const room_entry *e, room_changes *ch)
{
    memcpy(r->seat[e->seat].token, e->hash, HASH);
    r->seat[e->seat].has_pass_code = false;
    if (r->state != ROOM_GATHERING || !r->seat[e->seat].pledged) return true;
    room_forget_pledge(&r->seat[e->seat]);               /* the salt is with the other device; this one makes its own */
    ch->table = true;
    return true;
}

/* ---- here and gone ---------------------------------------------------------------------------------------------- */

bool room_presence(const room *r, orr_seat s, bool here, uint64_t now, text_buf *entry)
{
    return room_consider(r, &(room_entry){ .kind = here ? ENTRY_HERE : ENTRY_GONE, .t = now, .seat = s }, entry, NULL);
}

bool room_restart(const room *r, uint64_t now, text_buf *entry)
{
    return room_consider(r, &(room_entry){ .kind = ENTRY_ALONE, .t = now }, entry, NULL);
}

bool room_can_here(const room *r, const room_entry *e, error *why)
{
    return sits(r, e->seat, why) && (!r->seat[e->seat].here || error_refuse(why, "That seat is here."));
}
bool room_can_gone(const room *r, const room_entry *e, error *why)
{
    return sits(r, e->seat, why) && (r->seat[e->seat].here || error_refuse(why, "That seat is gone."));
}
bool room_can_alone(const room *r, const room_entry *e, error *why)
{
    (void)e;
    for (unsigned s = 0; s < r->seats; s++)
        if (r->seat[s].here) return true;
    return error_refuse(why, "Nobody is here.");
}

bool room_do_here(room *r, const room_entry *e, room_changes *ch)
{
    room_seat *x = &r->seat[e->seat];
    x->here = true;
    x->came = x->came || x->invited;
    x->due = x->invited = false;
    x->returned = r->n_lines > x->gone_line && room_answers_seen(r, e->seat) != x->gone_answers;
    if (r->vote.what == VOTE_BOT && r->vote.about == e->seat) room_vote_ends(r);
    ch->table = true;
    return true;
}

void room_goes(room *r, orr_seat s, uint64_t t)
{
    room_seat *x = &r->seat[s];
    x->here = x->returned = false;
    x->gone_at = t;
    x->gone_line = r->n_lines;
    x->gone_answers = room_answers_seen(r, s);
}

bool room_do_gone(room *r, const room_entry *e, room_changes *ch)
{
    room_goes(r, e->seat, e->t);
    ch->table = true;
    return true;
}

bool room_do_alone(room *r, const room_entry *e, room_changes *ch)
{
    for (orr_seat s = 0; s < r->seats; s++)
        if (r->seat[s].here) room_goes(r, s, e->t);
    if (r->state == ROOM_SHUFFLING) r->shuffle_until = e->t + ROOM_SHUFFLE;      /* they need a moment to come back */
    ch->table = true;
    return true;
}

/* ---- leaving and coming back ------------------------------------------------------------------------------------ */

bool room_can_leave(const room *r, const room_entry *e, error *why)
{
    if (!sits(r, e->seat, why)) return false;
    if (r->state == ROOM_SHUFFLING) return error_refuse(why, "The cards are being shuffled; wait a moment.");
    return r->state != ROOM_OVER || error_refuse(why, "The match is over; you can just close the page.");
}

bool room_do_leave(room *r, const room_entry *e, room_changes *ch)
{
    room_seat *x = &r->seat[e->seat];
    ch->table = true;
    if (r->state == ROOM_GATHERING) return room_do_free(r, e, ch);
    room_add_line(r, LINE_LEFT, e->seat);
    room_seat bot = { .who = BOT, .question = x->question, .since = x->since, .left = x->left };
    strcpy(bot.level, r->level);
    strcpy(bot.name, x->name);
    memcpy(bot.former, x->token, HASH);
    bot.has_former = x->has_token;
    *x = bot;
    if (r->vote.what && (r->vote.of >> e->seat & 1)) room_vote_ends(r);
    if (r->out_of_time == e->seat + 1) room_goes_on(r, e->seat, e->t);
    room_find_host(r);
    return true;
}

bool room_can_back(const room *r, const room_entry *e, error *why)
{
    return sits(r, e->seat, why) && (r->seat[e->seat].substitute || error_refuse(why, "You play your seat yourself."));
}

bool room_do_back(room *r, const room_entry *e, room_changes *ch)
{
    room_seat *x = &r->seat[e->seat];
    x->substitute = x->due = x->kept = x->thinking = false;
    room_clock_comes_back(r, e->seat, e->t);
    x->returned = r->n_lines > x->gone_line;
    room_add_line(r, LINE_BACK, e->seat);
    ch->table = ch->view = true;
    if (x->returned) ch->recap = orr_one(e->seat);
    return true;
}

bool room_retake(const room *r, const room_pass *p, const room_grant *g, uint64_t now, text_buf *entry, error *why)
{
    room_entry e = { .kind = ENTRY_RETAKE, .t = now, .seat = NO_SEAT };
    room_hash_of(g->token, ROOM_TOKEN, e.hash);
    for (orr_seat s = 0; s < r->seats; s++)              /* all of them, so that the time tells nothing */
        if (room_same_hash(p->hash, r->seat[s].former) && r->seat[s].has_former && p->has) e.seat = s;
    return room_consider(r, &e, entry, why);
}

bool room_can_retake(const room *r, const room_entry *e, error *why)
{
    if (r->state != ROOM_PLAYING && r->state != ROOM_PAUSED) return error_refuse(why, "No match is running.");
    return (e->seat < r->seats && r->seat[e->seat].who == BOT && r->seat[e->seat].has_former) ||
           error_refuse(why, "You have left no seat here that is still free.");
}

/* With another token: what they had before stays worth nothing. */
bool room_do_retake(room *r, const room_entry *e, room_changes *ch)
{
    room_seat *x = &r->seat[e->seat];
    room_seat me = { .who = PERSON, .has_token = true, .sat = r->entries, .gone_at = e->t, .left = x->left };
    memcpy(me.token, e->hash, HASH);
    strcpy(me.name, x->name);
    *x = me;
    if (r->vote.what == VOTE_OFFER && r->vote.about == e->seat) room_vote_ends(r);
    take_over(r, e->seat, LINE_BACK);
    if (r->host == NO_SEAT) r->host = e->seat;
    ch->table = true;
    return true;
}
