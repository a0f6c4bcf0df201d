/* log.h - the server's log: logfmt lines on standard error (`event=listening port=8080`), with the priority in front
 * that journald understands when it runs under systemd. Tokens, cookies, pass codes and chat never come here. */
#ifndef LOG_H
#define LOG_H

typedef enum { LOG_ERROR = 3, LOG_WARNING = 4, LOG_NOTICE = 5, LOG_INFO = 6, LOG_DEBUG = 7 } log_level;
void log_open(log_level most);           /* lines above this level are left out */

#define LOG_END ((const char *)NULL)      /* NULL alone may be a plain 0, which is no pointer in a va_list */
/* Pairs of key and value, ended by LOG_END: log_line(LOG_INFO, "stored", "table", code, "n", number, LOG_END). */
void log_line(log_level, const char *event, ...) __attribute__((sentinel));

typedef struct { char text[24]; } log_number;      /* lives as long as the line that uses it */
log_number log_u64(unsigned long long);
#define LOG_N(number) (log_u64((unsigned long long)(number)).text)
#endif
