/* wrong.h - how a command ends, and the one sentence it says when it was used wrongly.
 * Exit codes: 0 it worked, 1 a check failed, 2 wrong use (one sentence on standard error, nothing changed),
 * 130 it was interrupted and told what it knew (as shells have it: 128 + SIGINT). */
#ifndef WRONG_H
#define WRONG_H

enum { CLI_OK, CLI_FAILED, CLI_WRONG_USE, CLI_INTERRUPTED = 130 };

/* Says one sentence on standard error after "orrery: "; always gives CLI_WRONG_USE. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
int cli_wrong(const char *format, ...);
#endif
