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
