/* user_config.h - what somebody does not want to type again and again: ~/.config/orrery/config. Its names are those of
 * options; a command takes the value where its table of options says so (arg_option.kept), and what is typed wins. */
#ifndef USER_CONFIG_H
#define USER_CONFIG_H

typedef struct {
    const char *name, *help;             /* help: which commands take it, and what for */
    unsigned line;                       /* of the file; 0: it is not set */
    char value[200];
} user_setting;

enum { USER_WRONGS = 32 };
typedef struct {                         /* a line that is wrong, and was left out */
    char text[400];                      /* "PATH:3: ..." */
    const char *about;                   /* the setting that it names or may mean; "": none */
} user_wrong;

unsigned user_config_load(const user_wrong **);          /* once; how many lines are wrong (NULL: who cares). No file
                                                          * is fine */
const char *user_config_path(void);                      /* "": there is none, by wish or for want of a home */
const char *user_config(const char *name);               /* its value; NULL: it is not set */
unsigned user_config_line(const char *name);
const user_setting *user_config_all(unsigned *n);
#endif
