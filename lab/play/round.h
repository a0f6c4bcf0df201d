/* round.h - one match played by bots: dealt from a seed, everybody told what they may hear, answers until it is
 * over. */
#ifndef LAB_ROUND_H
#define LAB_ROUND_H
#include "bots/bot.h"
#include "table/match/match.h"

typedef struct {                         /* choices that one seat may not make at one moment, for experiments */
    bool on;
    uint32_t at;                         /* how many answers have been given then */
    orr_seat seat;
    bool (*bars)(const void *what, orr_action);
    const void *what;
} round_veto;

typedef struct {                         /* one thread's table; used for match after match */
    orr_ctx t;                           /* t.news is set only if somebody listens */
    orr_news news;
    void *view;
    void *opened;                        /* the state with every card face up, for bots that see all */
    size_t room;                         /* bytes of every memory below */
    void *memory[ORR_MAX_SEATS];         /* of the bots */
    orr_rng rng[ORR_MAX_SEATS + 1];      /* one per seat; the last for who speaks, for random play and for checks */
    const bot *plays[ORR_MAX_SEATS];     /* who sits where in this match */
    round_veto veto;                     /* cleared by every deal */
    void (*offered)(void *to, const orr_action *legal, int n);   /* somebody may choose from these; or NULL */
    void *offered_to;
    orr_answer last;                     /* the answer that round_answer brought */
    unsigned choices;                    /* how many there were to choose from */
    orr_seats forfeits;                  /* seats whose bot failed: it has lost, and they go on at random */
    const char *failure;                 /* what went wrong, or NULL */
} lab_round;

bool round_open(lab_round *, const orr_box *, const bot *const *plays, unsigned n);  /* n bots that may take seats */
void round_close(lab_round *);

/* Deals; plays[s] takes seat s, thinking as long as the budget says (NULL: as long as it likes). */
bool round_deal(lab_round *, const char *seed, uint8_t seats, const bot *const *plays, const bot_budget *);
bool round_deal_key(lab_round *, const uint8_t key[MATCH_KEY], uint8_t seats, const bot *const *plays,
                    const bot_budget *);
bool round_answer(lab_round *);          /* one answer; false: failure says why there was none */
bool round_is_over(const lab_round *);   /* the match has ended, or it has reached the game's bound */
void round_leave(lab_round *);           /* after every deal: bots outside the program are told how it ended */
void round_copy(lab_round *to, const lab_round *from);   /* the same match at the same moment; both opened alike */
static inline uint8_t round_arg(orr_action a, unsigned i) { return i == 0 ? a.a : i == 1 ? a.b : a.c; }
#endif
