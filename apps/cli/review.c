/* review.c - see review.h. */
#include "apps/cli/review.h"

#include "apps/common/json_file.h"
#include "apps/common/wrong.h"
#include "apps/tui/tongue.h"
#include "base/error.h"
#include "table/match/phrases.h"

#include <stdio.h>

const char *review_label(const orr_box *box, orr_action a, char out[160])
{
    const orr_box shown = tongue_box(box);
    if (a.verb == BOT_SILENT) return tongue_say("Say nothing yet");
    return phrase_label(&shown, a, tongue_seats(), out, 160) < 0 ? "?" : out;
}

static void print_mistake(const orr_box *box, const review_mistake *k)
{
    char did[160], better[160];
    putchar('\n');
    tongue_print("Answer %u: %s", k->answer + 1, review_label(box, k->did, did));
    tongue_print("  Better: %s", review_label(box, k->better, better));
    tongue_print("  In imagined games it won %u of 100, and this answer %u: a difference of %u, give or take %u.",
                 bot_compare_rate(&k->by, 0), bot_compare_rate(&k->by, 1), bot_compare_loss(&k->by),
                 bot_compare_give(&k->by));
    if (k->reason) printf("  %s\n", tongue_hint(box, k->reason));
}

void review_say(const match *m, orr_seat seat, const review *r)
{
    tongue_print("%s, %s: %u decisions, judged by what this seat knew at the time", tongue_game(m->t.game)->title,
                 tongue_who(seat), r->decisions);
    for (unsigned i = 0; i < r->n; i++) print_mistake(&m->box, &r->mistake[i]);
    putchar('\n');
    if (!r->n) tongue_print("No clear mistake.");
    if (!r->n) putchar('\n');
    tongue_print("In imagined games everybody plays like the normal bots; people may play differently.");
}

static void print_json(const match *m, orr_seat seat, const review *r)
{
    json j = json_file_begin(stdout);
    json_file_object(&j, "record-review-1");
    json_text(&j, "game", m->t.game->id);
    json_count(&j, "seat", seat + 1u);
    review_write(r, m, &j);
    json_end(&j);
}

int review_print(const match *m, orr_seat seat, bool as_json)
{
    error why = { "" };
    review r;
    if (!review_seat(m, seat, &r, &why)) return cli_wrong("%s", why.text);
    if (as_json) print_json(m, seat, &r);
    else review_say(m, seat, &r);
    review_free(&r);
    return CLI_OK;
}
