/* What always holds in the template game is missed when it is broken, and a word that is no card's is none. */
#include "games/template/tpl_state.h"
#include "tests/support/check.h"

#define STATE tpl_state
#define CHECKER tpl_check
#include "tests/support/broken.h"

static void every_card_lies_somewhere(void)              /* TPL-2 */
{
    FINE((void)0);
    MISSED("TPL-2", state.pile.z.n--);
    MISSED("TPL-2", state.discard.z.n++);
}

static void hands_have_room(void)                        /* TPL-3: the holder has drawn, the other has not */
{
    FINE(CHECK_NUMBER(state.hand[0].z.n, TPL_HAND));
    MISSED("TPL-3", state.hand[1].z.n = TPL_HAND);
    MISSED("TPL-3", state.core.frame[1].who = 1);
    MISSED("TPL-3", state.core.depth = 1);
}

static void words(void)
{
    CHECK_TEXT(tpl_word(&broken_box, TPL_KIND, TPL_STAR, ORR_WORD), "star");
    CHECK(!tpl_word(&broken_box, TPL_KIND, TPL_N_KINDS, ORR_WORD));
    CHECK(!tpl_word(&broken_box, TPL_KIND + 1, TPL_STAR, ORR_WORD));
}

int main(void)
{
    if (!open_table("template", 2, 0, 0)) return 1;
    TEST_CASE(every_card_lies_somewhere);
    TEST_CASE(hands_have_room);
    TEST_CASE(words);
    return test_end();
}
