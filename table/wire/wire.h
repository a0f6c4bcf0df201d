/* wire.h - what a table says, as JSON: docs/develop/protocol.md. All of it follows from the game's tables and from one
 * seat's view; nothing here sees a state, and nothing knows a game by name. */
#ifndef WIRE_H
#define WIRE_H
#include "base/json.h"
#include "engine/game.h"
#include "table/match/match.h"

/* ---- the same for everybody -------------------------------------------------------------------------------------- */
typedef struct { const char *name, *text; } wire_level;                /* a level of bots */
void wire_games(json *, const wire_level *, unsigned n_levels);        /* GET /api/games */
void wire_book(json *, const orr_box *, unsigned seats);               /* GET /api/tables/CODE/book */
void wire_rules(json *, const orr_game *, const char *language);       /* GET /api/games/GAME/rules */
void wire_options(json *, const orr_box *);                            /* "options":{...} of a table */

/* ---- for one seat's eyes ----------------------------------------------------------------------------------------- */
typedef struct {                        /* what taking back one's last answer would do */
    uint32_t back;                      /* answers that would be taken back, with it */
    orr_seats whose;                    /* of whom */
    bool learned;                       /* something hidden has come to light since */
    bool free;                          /* nobody has to agree */
} wire_undo;
typedef struct {                        /* all that a view message is made from */
    const orr_box *box;
    const void *view;                   /* of orr_observe */
    const orr_action *legal;            /* of orr_legal for that seat */
    const orr_barred *locked;           /* of orr_locked */
    int n_legal, n_locked;
    const char *const *names;           /* as phrase_event wants them */
    uint32_t seq;                       /* how often what these eyes see has changed */
    uint32_t question;                  /* the number an answer must carry, if the seat is asked */
    const wire_undo *undo;              /* NULL: there is nothing to take back */
    const orr_result *result;           /* once over, else NULL */
    const int16_t *scores;              /* once over */
} wire_sight;
void wire_view(json *, const char *key, const wire_sight *);
void wire_field_value(json *, const orr_game *, const orr_field *, const void *view);
void wire_facts(json *, const char *key, const orr_box *, const void *view);
void wire_fact(json *, const orr_box *, const void *view, const char *word);      /* one of them alone; null: it is not
                                                                                   * there */
void wire_event(json *, const orr_box *, const orr_event *, orr_seat eyes, const char *const *names);

/* ---- small ones ----------------------------------------------------------------------------------------------------
 */
void wire_seats(json *, const char *key, orr_seats);                   /* [0,2,3] */
typedef struct { bool has; int64_t n; } wire_id;                       /* the number a client gave its message */
void wire_ok(text_buf *, wire_id);
void wire_no(text_buf *, wire_id, const char *why, const char *rule);  /* rule: NULL or its ID */
void wire_bye(text_buf *, const char *why);
void wire_hint(text_buf *, wire_id, const orr_box *, const char *const *names, const orr_action *, float chance,
               const char *reason);                                    /* no action: to say nothing yet */
typedef struct {                                                       /* an answer and a better one */
    orr_action did, better;
    bool silence;                                                      /* better was to say nothing yet */
    uint32_t games;                                                    /* imagined */
    unsigned won, could, loss, give;                                   /* of 100; give: give or take */
    const char *reason;                                                /* or NULL */
} wire_remarked;
void wire_judged(json *, const orr_box *, const char *const *names, const wire_remarked *);  /* into an open object */
void wire_remark(text_buf *, const orr_box *, const char *const *names, const wire_remarked *);
#endif
