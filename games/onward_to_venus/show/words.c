/* words.c - the names of things, and what each question asks. */
#include "games/onward_to_venus/otv_state.h"

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
    if (value == OTV_ALIEN) return orr_name_of("alien", "Alien", "Defence 7. Keep it: 2 victory points.", form);
    if (value >= OTV_MAX_TILES) return NULL;
    if (value >= set->tiles_n) return form == ORR_TEXT ? NULL : blanks[value];
    return orr_name_of(set->tiles[value].id, set->tiles[value].name, texts[set->tiles[value].kind], form);
}

static const orr_named units[] = { { "infantry", "infantry" }, { "spaceship", "spaceship" }, { "tank", "tank" } };
/* OTV-36, OTV-37, OTV-163. What one counts in a combat is a fact. */
static const char *const unit_texts[] = { "Needs a spaceship. Scores nothing.", "Carries infantry. Scores nothing.",
                                          "Moves only by card. Scores nothing." };
static const orr_named plants[] = { { "factory", "factory" }, { "mine", "mine" } };
static const orr_named pieces[] = {
    { "orbiting-infantry",  "infantry in orbit"        },
    { "orbiting-spaceship", "spaceship in orbit"       },
    { "orbiting-tank",      "tank in orbit"            },
    { "landed-infantry",    "infantry on the surface"  },
    { "landed-spaceship",   "spaceship on the surface" },
    { "landed-tank",        "tank on the surface"      },
    { "factory",            "factory"                  },
    { "mine",               "mine"                     }
};
static const orr_named stocks[] = { { "infantry", "infantry" }, { "spaceship", "spaceship" }, { "tank", "tank" },
                                { "factory", "factory" }, { "mine", "mine" } };
static const orr_named faces[] = {
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
static const orr_named dice[] = { { "first", "first die" }, { "second", "second die" }, { "third", "third die" } };
static const orr_named ends[] = {
    { "playing",         "still playing"             },
    { "scored",          "the points decide"         },
    { "robot-rebellion", "the robots of Earth rebel" },
    { "alien-invasion",  "aliens land on Earth"      }
};

static const orr_named marks[OTV_N_MARKS] = {
    { "held",      "in hand"   },
    { "committed", "committed" }
};

const char *otv_word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    const otv_set *set = otv_set_of(b);
    switch (noun) {
    case OTV_N_CARD:
        return value < set->cards_n
                 ? orr_name_of(set->cards[value].id, set->cards[value].name, set->cards[value].text, form)
                 : NULL;
    case OTV_N_PLANET:
        return value < OTV_PLANETS
                   ? orr_name_of(set->planets[value].id, set->planets[value].name, set->planets[value].crisis, form)
                   : NULL;
    case OTV_N_TILE: return tile_word(set, value, form);
    case OTV_N_UNIT:
        return value < OTV_UNITS ? orr_name_of(units[value].word, units[value].name, unit_texts[value], form) : NULL;
    case OTV_N_PLANT: return orr_name_in(plants, ORR_COUNT(plants), value, form);
    case OTV_N_PIECE: return orr_name_in(pieces, ORR_COUNT(pieces), value, form);
    case OTV_N_STOCK: return orr_name_in(stocks, ORR_COUNT(stocks), value, form);
    case OTV_N_FACE: return orr_name_in(faces, ORR_COUNT(faces), value, form);
    case OTV_N_DIE: return orr_name_in(dice, ORR_COUNT(dice), value, form);
    case OTV_N_END: return orr_name_in(ends, ORR_COUNT(ends), value, form);
    case OTV_N_MARK: return orr_name_in(marks, ORR_COUNT(marks), value, form);
    default: return NULL;
    }
}

/* ---- questions ------------------------------------------------------------------------------------------------- */

static orr_prompt move_prompt(const orr_frame *f)
{
    const unsigned from = f->local[OTV_M_FROM];
    switch (f->step) {
    case M_SHIPS_ANSWER: return orr_prompt_on("How many spaceships leave {1}?", OTV_N_PLANET, from);
    case M_INFANTRY_ANSWER: return orr_prompt_of("How many infantry do they carry?");
    case M_TANKS_ANSWER: return orr_prompt_of("How many tanks do they carry?");
    case M_TO_ANSWER: return orr_prompt_on("Where do they go from {1}?", OTV_N_PLANET, from);
    case M_ARRIVED_ANSWER: return orr_prompt_of("You still have movement left: claim a tile here?");
    }
    orr_impossible();
}

static orr_prompt claim_prompt(const otv_view *v, const orr_frame *f)
{
    static const char *const landing[OTV_UNITS] = { "Pay {1} for {2}: how many infantry land?",
                                                    "Pay {1} for {2}: how many spaceships land?",
                                                    "Pay {1} for {2}: how many tanks land?" };
    const otv_claim *c = &v->claim;
    const unsigned unit = otv_unit_asked(c, v->piece, f->who);
    switch (f->step) {
    case C_LAND_ANSWER: return orr_prompt_of("Which unit lands to take the tile?");
    case C_TARGET_ANSWER: return orr_prompt_of("Which factory or mine do you take over?");
    case C_DECIDE_ANSWER:
        return orr_prompt_two("{2} costs {1}. Do you pay?", ORR_N_NUMBER, c->cost, OTV_N_TILE, c->tile);
    case C_PAY_ANSWER:
        return orr_prompt_two(unit < OTV_UNITS ? landing[unit] : "Pay {1} for {2}: which cards do you use?",
                              ORR_N_NUMBER, c->cost, OTV_N_TILE, c->tile);
    }
    orr_impossible();
}

static const char *lose_prompt(unsigned why)
{
    switch (why) {
    case OTV_CASUALTIES: return "Casualties: which unit do you lose?";
    case OTV_VENUS_LOSS: return "Venusian Uprising: what do you lose at Venus?";
    case OTV_EARTH_LOSS:
    case OTV_EARTH_LOSS_TWO: return "Robot Rebellion: which factory or mine do you lose on Earth?";
    case OTV_MARS_LOSS: return "Martian Invasion: which factory or mine do you lose on Mars?";
    case OTV_EARTH_DAMAGE: return "Earth is under attack: what do you lose there?";
    }
    orr_impossible();
}

static const char *mercury_prompt(unsigned level)        /* mercury.c has the prices */
{
    if (level >= 3) return "Bazagthoth serves you: pay \xc2\xa3""3 to destroy a factory or mine?";
    return level == 2 ? "Bazagthoth serves you: pay \xc2\xa3""1 to destroy a unit?"
                      : "Bazagthoth serves you: pay \xc2\xa3""1 to take a player's card?";
}

orr_prompt otv_prompt(const orr_box *b, const void *view)
{
    const otv_view *v = view;
    (void)b;
    if (v->look.over) return orr_prompt_of("The game is over.");
    const orr_frame *f = &v->look.frame[v->look.depth - 1];
    if (!f->asked) return orr_prompt_of("What do you do?");      /* a moment that a scenario has only just set up */
    switch (f->proc) {
    case P_PERIOD: return orr_prompt_of("Your turn: move, claim, buy, play a card or pass");
    case P_MOVE: return move_prompt(f);
    case P_CLAIM: return claim_prompt(v, f);
    case P_BUY: return orr_prompt_of("Buy another unit?");
    case P_CARD:
        return orr_prompt_of(f->step == A_PLANET_ANSWER ? "At which planet do units go back to orbit?"
                                                        : "Which unit goes back to orbit?");
    case P_LIMIT: return orr_prompt_of("You hold too many cards: discard one");
    case P_LOSE: return orr_prompt_of(lose_prompt(f->local[2]));          /* the local of losses.c */
    case P_MERCURY: return orr_prompt_of(mercury_prompt(f->local[0]));
    case P_TITAN: return orr_prompt_of("Space Pirates: which factory or mine do you save for \xc2\xa3""1?");
    }
    orr_impossible();
}

uint8_t otv_die_face(const orr_box *b, uint8_t side)
{
    return side < OTV_FACES ? otv_set_of(b)->dice[side].face : 0xff;
}
