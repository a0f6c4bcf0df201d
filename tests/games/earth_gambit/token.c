/* The Psych Token is not part of the state but shows it (EG-A39), so it is looked for on the painted board: red side
 * up while a Psych Weapon is in play, blue side up while a Psych Defence is, away when there is neither. */
#include "engine/canvas.h"
#include "games/earth_gambit/eg_state.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"

enum { WIDTH = 100, HEIGHT = 60 };
static orr_cell cells[WIDTH * HEIGHT];

/* Paints the board a spectator sees after the deal, with a card of this effect in front of the second player;
 * EG_SCIENCE: none. */
static void paint_with(eg_effect effect)
{
    orr_box box;
    eg_state state;
    eg_view view;
    orr_canvas canvas = { .cell = cells, .width = WIDTH, .height = HEIGHT };
    box_open(&box, orr_find_game("earth-gambit"));
    orr_ctx t = { .game = box.game, .box = &box, .state = &state };
    CHECK(orr_start(&t, 3, (const uint8_t[32]){ 7 }) == ORR_OK);
    uint8_t kind = 0;
    while (eg_effect_of(&t, kind) != effect) kind++;
    if (effect != EG_SCIENCE) eg_lay_before(&t, 1, (orr_card){ kind, 0, ORR_EVERYBODY }, 0);
    orr_observe(&t, ORR_PUBLIC, &view);
    orr_canvas_clear(&canvas);
    box.game->paint(&box, &view, &canvas);
}

/* What the board says after "Psych", and how the first letter of it is painted. */
static const char *token(orr_style *style)
{
    static char row[WIDTH + 1];
    for (int y = 0; y < HEIGHT; y++) {
        const orr_cell *line = &cells[y * WIDTH];
        for (int x = 0; x < WIDTH; x++) row[x] = (char)(line[x].ch < 128 ? line[x].ch : '?');
        char *at = strstr(row, "Psych  ");
        if (!at) continue;
        at += strlen("Psych");
        at += strspn(at, " ");
        *style = (orr_style)line[at - row].style;
        for (char *end = at + strlen(at); end > at && end[-1] == ' ';) *--end = 0;
        return at;
    }
    return "no token on the board";
}

static void red_while_a_weapon_is_in_play(void)          /* EG-69 */
{
    orr_style style = ORR_INK;
    paint_with(EG_PSYCH_WEAPON);
    CHECK_TEXT(token(&style), "red  no pure blue now");
    CHECK_NUMBER(style, ORR_RED_CARD);
}

static void blue_while_a_defence_is_in_play(void)        /* EG-76 */
{
    orr_style style = ORR_INK;
    paint_with(EG_PSYCH_DEFENCE);
    CHECK_TEXT(token(&style), "blue  no pure red now");
    CHECK_NUMBER(style, ORR_BLUE_CARD);
}

static void away_without_a_psych_card(void)              /* EG-A39; another card in front of a player changes nothing */
{
    orr_style style = ORR_INK;
    paint_with(EG_SCIENCE);
    CHECK_TEXT(token(&style), "off");
    paint_with(EG_PROTECT_PLAYER);
    CHECK_TEXT(token(&style), "off");
}

int main(void)
{
    TEST_CASE(red_while_a_weapon_is_in_play);
    TEST_CASE(blue_while_a_defence_is_in_play);
    TEST_CASE(away_without_a_psych_card);
    return test_end();
}
