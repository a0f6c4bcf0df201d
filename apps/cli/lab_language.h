/* lab_language.h - in which language the lab speaks. */
#ifndef CLI_LAB_LANGUAGE_H
#define CLI_LAB_LANGUAGE_H
#include "lab/words.h"

/* typed: what --language says, usual: what the configuration has, or NULL. False: the sentence was said. */
bool cli_lab_language(const char *typed, const char *usual, lab_language *);
#endif
