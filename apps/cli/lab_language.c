/* lab_language.c - the lab speaks the language of the table in the terminal. */
#include "apps/cli/lab_language.h"

#include "apps/report/report.h"
#include "apps/tui/tongue.h"

bool cli_lab_language(const char *typed, const char *usual, lab_language *out)
{
    lab_words_from(report_term);
    if (!tongue_settle(typed, false, usual)) return false;
    *out = tongue_italian() ? LAB_ITALIAN : LAB_ENGLISH;
    return true;
}

progress cli_lab_progress(lab_language l, const char *what, uint64_t total, bool asked)
{
    progress line = progress_begin(lab_words(l, what), total, asked);
    line.words = (progress_words){ lab_words(l, "of"), lab_words(l, "per second"), lab_words(l, "left") };
    return line;
}
