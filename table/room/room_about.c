/* room_about.c - plain facts about a room, for whoever keeps it. */
#include "table/room/room_parts.h"

const char room_letters[] = "abcdefghjkmnpqrstuvwxyz23456789";
const char *room_code(const room *r) { return r->code; }
const char *room_link(const room *r) { return r->link; }
room_state room_state_of(const room *r) { return r->state; }
bool room_is_public(const room *r) { return r->is_public; }
uint64_t room_used(const room *r) { return r->last; }
uint32_t room_entries(const room *r) { return r->entries; }
uint32_t room_revision(const room *r) { return r->revision; }
const orr_box *room_box(const room *r) { return &r->box; }
const char *const *room_names(const room *r) { return r->names; }
unsigned room_seats(const room *r) { return r->seats; }
bool room_has_people(const room *r) { return room_people(r); }
void room_watchers(room *r, unsigned n) { r->watchers = n; }
void room_wall(room *r, uint64_t now, uint64_t wall) { r->ahead = (int64_t)(wall - now); }

const char *room_title(const room *r) { return r->box.game->title; }

uint32_t room_waits_for(const room *r, orr_seat s)
{
    const bool plays = s < r->seats && r->state == ROOM_PLAYING && r->seat[s].who == PERSON && !r->seat[s].substitute;
    return plays ? r->seat[s].question : 0;
}

size_t room_size(const room *r)
{
    size_t n = sizeof *r + sizeof *r->considered + r->n_head + r->n_sheets + (r->set ? r->box.game->set_size : 0) +
               r->cap_lines * sizeof *r->line + r->cap_how * (sizeof *r->how + sizeof *r->opened + sizeof *r->seen);
    if (r->aside) n += ROOM_CHATS * sizeof *r->aside;
    if (r->m)
        n += sizeof *r->m + r->box.game->state_size + r->m->cap_answers * sizeof *r->m->answer +
             r->m->cap_events * sizeof *r->m->event;
    return n;
}

void room_write_line(const room *r, json *j)
{
    unsigned free_seats = 0;
    for (unsigned s = 0; s < r->seats; s++) free_seats += r->seat[s].who == FREE;
    json_open_object(j, NULL);
    json_text(j, "link", r->link);
    json_text(j, "game", r->box.game->id);
    json_text(j, "title", r->box.game->title);
    json_count(j, "seats", r->seats);
    json_count(j, "free", free_seats);
    wire_options(j, &r->box);
    json_text(j, "state", room_states[r->state]);
    json_text(j, "made_by", r->made_by);
    json_text(j, "pace", r->days ? "days" : "live");
    json_count(j, "clock", r->clock);
    json_count(j, "bank", r->bank);
    json_count(j, "watchers", r->watchers);
    json_end(j);
}

bool room_ended(const room *r, room_ending *out)
{
    const orr_game *g = r->box.game;
    orr_result result = { 0 };
    if (r->state != ROOM_OVER) return false;
    g->result(&r->m->t, &result);
    *out = (room_ending){ .game = g->id,
                          .outcome = result.outcome < g->n_outcomes ? g->outcomes[result.outcome] : "over",
                          .seats = r->seats,
                          .winners = (orr_seats)(result.winners & ~orr_one(ORR_PUBLIC)),
                          .answers = r->m->n_answers,
                          .seconds = (r->ended - r->started) / 1000,
                          .brought = r->brought };
    for (orr_seat s = 0; g->side && s < r->seats; s++)
        out->side[s] = box_side_name(&r->box, g->side(&r->m->t, s));
    return true;
}
