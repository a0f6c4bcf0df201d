/* term.c - termios, the alternate screen and signals. What gives the terminal back is written with write(2) and
 * tcsetattr and the like alone: a signal handler may call them, so even a crash leaves a usable shell behind. */
#include "apps/tui/full/term.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

/* The alternate screen keeps the scroll-back; it is wiped before it is left, so that no hand stays in it. */
static const char enter[] = "\033[?1049h\033[?25l\033[?1000h\033[?1006h\033[2J";
static const char leave[] = "\033[0m\033[2J\033[?1006l\033[?1000l\033[?25h\033[?1049l";
static struct termios before, during;
static int own_error = -1, kept_error = -1;   /* standard error as it was; what programs say there meanwhile */
static volatile sig_atomic_t is_open, resized, stopped;
static bool prepared;

static void put_all(const char *bytes, size_t n)
{
    while (n) {
        const ssize_t done = write(STDOUT_FILENO, bytes, n);
        if (done < 0 && errno == EAGAIN) {
            struct pollfd out = { .fd = STDOUT_FILENO, .events = POLLOUT };
            poll(&out, 1, -1);
        } else if (done < 0 && errno != EINTR) {
            return;
        } else if (done > 0) {
            bytes += done;
            n -= (size_t)done;
        }
    }
}

/* What bots of one's own and the shell say on standard error must not be written over the screen: it waits in a file
 * without a name, and comes once the screen is given back. */
static void take_error(void)
{
    if (kept_error >= 0 && own_error >= 0) dup2(kept_error, STDERR_FILENO);
}

static void open_error(void)
{
    char path[] = "/tmp/orrery-error-XXXXXX";
    if (kept_error >= 0 || !isatty(STDERR_FILENO)) return;
    kept_error = mkstemp(path);
    if (kept_error < 0) return;
    unlink(path);
    fcntl(kept_error, F_SETFL, O_APPEND);
    fcntl(kept_error, F_SETFD, FD_CLOEXEC);
    own_error = dup(STDERR_FILENO);
    if (own_error >= 0) fcntl(own_error, F_SETFD, FD_CLOEXEC);
}

static void give_error_back(void)             /* with the last of what was said */
{
    enum { MOST = 4000 };
    static char said[MOST];
    if (kept_error < 0 || own_error < 0) return;
    dup2(own_error, STDERR_FILENO);
    const off_t all = lseek(kept_error, 0, SEEK_END);
    const ssize_t n = all > 0 ? pread(kept_error, said, MOST, all > MOST ? all - MOST : 0) : 0;
    if (n > 0 && write(STDERR_FILENO, said, (size_t)n) < 0) return;
    if (ftruncate(kept_error, 0)) return;
}

static void take(void)
{
    take_error();
    tcsetattr(STDIN_FILENO, TCSADRAIN, &during);
    put_all(enter, sizeof enter - 1);
    is_open = 1;
    resized = 1;
}

static void give_back(void)
{
    if (!is_open) return;
    is_open = 0;
    put_all(leave, sizeof leave - 1);
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before);
    give_error_back();
}

/* ---- signals ---------------------------------------------------------------------------------------------------- */

static void window_changed(int number)
{
    (void)number;
    resized = 1;
}

static void leave_soon(int number)
{
    (void)number;
    stopped = 1;
}

static void crash(int number)
{
    give_back();
    signal(number, SIG_DFL);
    raise(number);
}

/* Ctrl-Z: the shell gets its screen, and back in the foreground we take ours again. */
static void stop_for_now(int number)
{
    const int error = errno;
    const bool was = is_open;
    struct sigaction again;
    sigset_t this_one;
    give_back();
    signal(number, SIG_DFL);
    raise(number);
    sigemptyset(&this_one);
    sigaddset(&this_one, number);
    sigprocmask(SIG_UNBLOCK, &this_one, NULL);               /* stops here; SIGCONT goes on */
    again = (struct sigaction){ .sa_handler = stop_for_now };
    sigemptyset(&again.sa_mask);
    sigaction(number, &again, NULL);
    if (was) take();
    errno = error;
}

static void on(int number, void (*handler)(int))
{
    struct sigaction a = { .sa_handler = handler };
    sigemptyset(&a.sa_mask);
    sigaction(number, &a, NULL);
}

void term_catch_stops(void)                   /* without SA_RESTART: a waiting read ends */
{
    on(SIGINT, leave_soon);
    on(SIGTERM, leave_soon);
    on(SIGHUP, leave_soon);
}
bool term_stopped(void) { return stopped; }

static void prepare(void)
{
    static const int crashes[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGQUIT };
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) on(crashes[i], crash);
    on(SIGWINCH, window_changed);
    on(SIGTSTP, stop_for_now);
    atexit(give_back);
    prepared = true;
}

/* ---- opening and closing ---------------------------------------------------------------------------------------- */

bool term_open(void)
{
    if (is_open) return true;
    if (tcgetattr(STDIN_FILENO, &before)) return false;
    during = before;
    during.c_lflag &= (tcflag_t)~(ICANON | ECHO | IEXTEN);   /* ISIG stays: Ctrl-C and Ctrl-Z are signals */
    during.c_iflag &= (tcflag_t)~(IXON | ICRNL);
    during.c_cc[VMIN] = 1;
    during.c_cc[VTIME] = 0;
    if (!prepared) prepare();
    open_error();
    take();
    return true;
}

void term_close(void) { give_back(); }
bool term_is_open(void) { return is_open; }

void term_measure(int *width, int *height)
{
    struct winsize w;
    *width = 80;
    *height = 24;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) || !w.ws_col || !w.ws_row) return;
    *width = w.ws_col;
    *height = w.ws_row;
}

void term_write(const char *bytes, size_t n)
{
    if (is_open) put_all(bytes, n);
}

/* ---- keys ------------------------------------------------------------------------------------------------------- */

static char typed[256];       /* what came and was not used yet */
static int have;

static bool take_key(bool last, key *k)
{
    const int took = keys_read(typed, have, last, k);
    if (!took) return false;
    for (int i = took; i < have; i++) typed[i - took] = typed[i];
    have -= took;
    return true;
}

/* False: the time is over, or a signal came; *k says which. */
static bool more_bytes(int milliseconds, key *k)
{
    struct pollfd in = { .fd = STDIN_FILENO, .events = POLLIN };
    const int ready = resized || term_stopped() ? -1 : poll(&in, 1, milliseconds);
    k->kind = KEY_WAITED;
    if (term_stopped()) {
        k->kind = KEY_STOP;
    } else if (resized) {
        resized = 0;
        k->kind = KEY_RESIZED;
    } else if (ready > 0) {
        const ssize_t n = read(STDIN_FILENO, typed + have, sizeof typed - (size_t)have);
        if (n > 0) {
            have += (int)n;
            return true;
        }
        if (n == 0 || errno != EINTR) k->kind = KEY_CLOSED;
    } else if (ready < 0) {
        k->kind = KEY_NONE;
    }
    return false;
}

key term_key(int milliseconds)
{
    enum { REST = 40 };                       /* how long the rest of a sequence may take */
    key k;
    if (take_key(false, &k)) return k;
    for (;;) {
        const bool begun = have > 0;
        if (more_bytes(begun ? REST : milliseconds, &k)) {
            if (take_key(false, &k)) return k;
        } else if (begun && k.kind == KEY_WAITED) {
            if (take_key(true, &k)) return k;
            have = 0;
        } else {
            return k;
        }
    }
}
