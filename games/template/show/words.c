/* words.c - the names of things, and what each question asks. */
#include "games/template/tpl_state.h"

const char *tpl_word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    static const char *const kinds[TPL_N_KINDS][3] = { { "stone", "Stone", "Worth nothing." },
                                                       { "star", "Star", "The most stars win (TPL-5)." } };
    (void)b;
    return noun == TPL_KIND && value < TPL_N_KINDS ? kinds[value][form] : NULL;
}

orr_prompt tpl_prompt(const orr_box *b, const void *view)
{
    (void)b;
    return orr_prompt_of(((const orr_look *)view)->over ? "The game is over." : "Discard a card");
}
