/* user_config.h - what somebody does not want to type again and again: ~/.config/orrery/config. Its names are those of
 * options; a command takes the value where its table of options says so (arg_option.kept), and what is typed wins. */
#ifndef USER_CONFIG_H
#define USER_CONFIG_H
#include "base/error.h"

typedef struct {
    const char *name, *help;             /* help: which commands take it, and what for */
    unsigned line;                       /* of the file; 0: it is not set */
    char value[200];
} user_setting;

bool user_config_load(error *);                          /* once; false: "PATH:3: ..." No file is fine */
const char *user_config_path(void);                      /* "": there is none, by wish or for want of a home */
const char *user_config(const char *name);               /* its value; NULL: it is not set */
unsigned user_config_line(const char *name);
const user_setting *user_config_all(unsigned *n);
#endif
