/* letters.h - letters of UTF-8 text, and their stand-ins where a terminal knows only ASCII. */
#ifndef LETTERS_H
#define LETTERS_H
#include <stdbool.h>
#include <stdint.h>

const char *letters_next(const char *text, uint32_t *ch);   /* after one letter of UTF-8; a stray byte is itself */
int letters_count(const char *text);
char letters_plain(uint32_t ch);                            /* itself in ASCII, or what looks most like it */
int letters_write(uint32_t ch, char out[4]);                /* as UTF-8; how many bytes */
enum { LETTERS_SHOWN = 5 };
const char *letters_shown(uint32_t ch, char out[LETTERS_SHOWN]);  /* as this terminal can show it */
void letters_print(const char *text);                       /* on standard output, as this terminal can show it */
bool letters_fine(void);                                    /* the locale has UTF-8, or says nothing */
/* Where the line that begins at `text` ends if it has `width` columns: at a blank, or in a word that is too long. */
const char *letters_fit(const char *text, int width);
#endif
