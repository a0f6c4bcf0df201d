/* words.c - the names of things, and what each question asks. */
#include "games/onward_to_venus/otv_state.h"

typedef struct { const char *word, *name; } named;

static const char *of_list(const named *list, unsigned n, unsigned value, orr_form form)
{
    return value >= n || form == ORR_TEXT ? NULL : form == ORR_WORD ? list[value].word : list[value].name;
}
static const char *of_row(const char *id, const char *name, const char *text, orr_form form)
{
    return form == ORR_WORD ? id : form == ORR_NAME ? name : *text ? text : NULL;
}

static const char *tile_word(const otv_set *set, unsigned value, orr_form form)
{
    static const char *const texts[OTV_N_TILE_KINDS] = {
        [OTV_FACTORY_TILE] = "Build a factory here: income 2.",
        [OTV_CARDS_TILE] = "Draw 2 cards.",
        [OTV_WINDFALL] = "Take 3 pounds.",
        [OTV_BIG_GAME] = "Keep it: 1 victory point.",
        [OTV_TENSION] = "Take over a factory or mine of another player here.",
        [OTV_MINE_TILE] = "Build a mine here: income 3.",
        [OTV_CRISIS] = "Keep it: 1 victory point, and a lower crisis level here.",
    };
    static const char *const blanks[OTV_MAX_TILES] = { /* kinds that a smaller set does not have: a noun has no gaps */
                                                       "blank-1",  "blank-2",  "blank-3",  "blank-4",  "blank-5",
                                                       "blank-6",  "blank-7",  "blank-8",  "blank-9",  "blank-10",
                                                       "blank-11", "blank-12", "blank-13", "blank-14", "blank-15",
                                                       "blank-16", "blank-17", "blank-18", "blank-19", "blank-20"
    };
    if (value == OTV_ALIEN) return of_row("alien", "Alien", "Defence 7. Keep it: 2 victory points.", form);
    if (value >= OTV_MAX_TILES) return NULL;
    if (value >= set->tiles_n) return form == ORR_TEXT ? NULL : blanks[value];
    return of_row(set->tiles[value].id, set->tiles[value].name, texts[set->tiles[value].kind], form);
}

static const named units[] = { { "infantry", "infantry" }, { "spaceship", "spaceship" }, { "tank", "tank" } };
static const named plants[] = { { "factory", "factory" }, { "mine", "mine" } };
static const named pieces[] = {
    { "orbiting-infantry",  "infantry in orbit"        },
    { "orbiting-spaceship", "spaceship in orbit"       },
    { "orbiting-tank",      "tank in orbit"            },
    { "landed-infantry",    "infantry on the surface"  },
    { "landed-spaceship",   "spaceship on the surface" },
    { "landed-tank",        "tank on the surface"      },
    { "factory",            "factory"                  },
    { "mine",               "mine"                     }
};
static const named stocks[] = { { "infantry", "infantry" }, { "spaceship", "spaceship" }, { "tank", "tank" },
                                { "factory", "factory" }, { "mine", "mine" } };
static const named faces[] = {
    { "skull", "a skull" },
    { "one",   "1"       },
    { "two",   "2"       },
    { "three", "3"       },
    { "four",  "4"       },
    { "five",  "5"       },
    { "six",   "6"       },
    { "seven", "7"       },
    { "eight", "8"       },
    { "nine",  "9"       }
};
static const named dice[] = { { "first", "first die" }, { "second", "second die" }, { "third", "third die" } };
static const named ends[] = {
    { "playing",         "still playing"             },
    { "scored",          "the points decide"         },
    { "robot-rebellion", "the robots of Earth rebel" },
    { "alien-invasion",  "aliens land on Earth"      }
};

static const named marks[OTV_N_MARKS] = {
    { "held",      "in hand"   },
    { "committed", "committed" }
};

const char *otv_word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    const otv_set *set = otv_set_of(b);
    switch (noun) {
    case OTV_N_CARD:
        return value < set->cards_n ? of_row(set->cards[value].id, set->cards[value].name, set->cards[value].text, form)
                                    : NULL;
    case OTV_N_PLANET:
        return value < OTV_PLANETS
                   ? of_row(set->planets[value].id, set->planets[value].name, set->planets[value].crisis, form)
                   : NULL;
    case OTV_N_TILE: return tile_word(set, value, form);
    case OTV_N_UNIT: return of_list(units, OTV_UNITS, value, form);
    case OTV_N_PLANT: return of_list(plants, OTV_PLANTS, value, form);
    case OTV_N_PIECE: return of_list(pieces, OTV_PIECES, value, form);
    case OTV_N_STOCK: return of_list(stocks, OTV_STOCKS, value, form);
    case OTV_N_FACE: return of_list(faces, sizeof faces / sizeof *faces, value, form);
    case OTV_N_DIE: return of_list(dice, 3, value, form);
    case OTV_N_END: return of_list(ends, sizeof ends / sizeof *ends, value, form);
    case OTV_N_MARK: return of_list(marks, OTV_N_MARKS, value, form);
    default: return NULL;
    }
}

static const char *move_prompt(unsigned step)
{
    switch (step) {
    case M_SHIPS_ANSWER: return "How many spaceships go?";
    case M_INFANTRY_ANSWER: return "How many infantry do they carry?";
    case M_TANKS_ANSWER: return "How many tanks do they carry?";
    case M_TO_ANSWER: return "Where does the group go?";
    default: return "Movement is left: claim a tile here?";
    }
}
static const char *claim_prompt(const otv_view *v, const orr_frame *f)
{
    static const char *const landing[OTV_UNITS] = { "Pay: how many infantry land?", "Pay: how many spaceships land?",
                                                    "Pay: how many tanks land?" };
    const unsigned unit = otv_unit_asked(&v->claim, v->piece, f->who);
    switch (f->step) {
    case C_LAND_ANSWER: return "Which unit lands to take it?";
    case C_TARGET_ANSWER: return "Take over which plant?";
    case C_DECIDE_ANSWER: return "The dice have set the cost: pay it?";
    default: return unit < OTV_UNITS ? landing[unit] : "Pay: which cards do you spend?";     /* C_PAY_ANSWER */
    }
}
static const char *lose_prompt(unsigned why)
{
    switch (why) {
    case OTV_CASUALTIES: return "Casualties: which unit is lost?";
    case OTV_VENUS_LOSS: return "Venusian Uprising: what do you lose at Venus?";
    case OTV_EARTH_LOSS:
    case OTV_EARTH_LOSS_TWO: return "Robot Rebellion: which plant do you lose on Earth?";
    case OTV_MARS_LOSS: return "Martian Invasion: which plant do you lose on Mars?";
    default: return "Earth is attacked: what do you lose at Earth?";
    }
}

const char *otv_prompt(const orr_box *b, const void *view)
{
    const orr_look *look = view;
    (void)b;
    if (look->over) return "The game is over.";
    const orr_frame *f = &look->frame[look->depth - 1];
    switch (f->proc) {
    case P_PERIOD: return "Take an action, or a pass cube.";
    case P_MOVE: return move_prompt(f->step);
    case P_CLAIM: return claim_prompt(view, f);
    case P_BUY: return "Buy another unit?";
    case P_CARD: return f->step == A_PLANET_ANSWER ? "Rally units at which planet?" : "Which unit goes back to orbit?";
    case P_LIMIT: return "Too many cards: discard one.";
    case P_LOSE: return lose_prompt(f->local[2]);        /* the local of losses.c */
    case P_MERCURY: return "The power of Mercury: use it?";
    default: return "Space Pirates: pay 1 pound for which plant?";
    }
}

uint8_t otv_die_face(const orr_box *b, uint8_t side)
{
    return side < OTV_FACES ? otv_set_of(b)->dice[side].face : 0xff;
}
