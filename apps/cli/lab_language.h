/* lab_language.h - in which language the lab speaks. */
#ifndef CLI_LAB_LANGUAGE_H
#define CLI_LAB_LANGUAGE_H
#include "apps/common/progress.h"
#include "lab/words.h"

/* typed: what --language says, usual: what the configuration has, or NULL. False: the sentence was said. */
bool cli_lab_language(const char *typed, const char *usual, lab_language *);
/* The line of progress in it; `what` is a word of lab/words_it.c. */
progress cli_lab_progress(lab_language, const char *what, uint64_t total, bool asked);
#endif
