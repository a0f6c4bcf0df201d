/* driver.c - runs a fuzz target where libFuzzer is not at hand: every file of the corpus, then simple mutations of
 * them.
 *
 *   fuzz_NAME [--rounds N] [--seconds S] [--seed S] FILE-OR-FOLDER...
 *
 * The target is the LLVMFuzzerTestOneInput of the same program; it traps when something is wrong. The input that did it
 * is then in the file "crash-input", to be run again and kept in the corpus. */
#include "engine/play.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

enum { MAX_INPUT = 4096, MAX_CORPUS = 1000, DEFAULT_ROUNDS = 20000 };
typedef struct { uint8_t bytes[MAX_INPUT]; size_t n; } input;
static input corpus[MAX_CORPUS];
static unsigned n_corpus;

/* ---- the corpus --------------------------------------------------------------------------------------------- */

static bool read_input(const char *path)
{
    FILE *f = fopen(path, "rb");
    if (!f || n_corpus == MAX_CORPUS) return false;
    input *x = &corpus[n_corpus++];
    x->n = fread(x->bytes, 1, MAX_INPUT, f);
    fclose(f);
    return true;
}

static int by_name(const struct dirent **a, const struct dirent **b) { return strcmp((*a)->d_name, (*b)->d_name); }

static bool read_path(const char *path)
{
    struct stat about;
    struct dirent **entry;
    if (stat(path, &about)) return false;
    if (!S_ISDIR(about.st_mode)) return read_input(path);
    const int n = scandir(path, &entry, NULL, by_name);          /* sorted, so that every run is the same */
    bool good = n >= 0;
    for (int i = 0; i < n; i++) {
        char file[1024];
        snprintf(file, sizeof file, "%s/%s", path, entry[i]->d_name);
        if (entry[i]->d_name[0] != '.') good = good && read_input(file);
        free(entry[i]);
    }
    if (n >= 0) free(entry);
    return good;
}

/* ---- mutations ---------------------------------------------------------------------------------------------- */

static void cut_or_grow(input *x, orr_rng *rng)
{
    const size_t at = orr_rng_below(rng, (uint32_t)x->n + 1), many = 1 + orr_rng_below(rng, 16);
    if (orr_rng_below(rng, 2)) {
        const size_t gone = at + many < x->n ? many : x->n - at;
        memmove(x->bytes + at, x->bytes + at + gone, x->n - at - gone);
        x->n -= gone;
    } else if (x->n + many <= MAX_INPUT) {
        memmove(x->bytes + at + many, x->bytes + at, x->n - at);
        for (size_t i = 0; i < many; i++) x->bytes[at + i] = (uint8_t)orr_rng_below(rng, 256);
        x->n += many;
    }
}

/* A piece of another input in place of a piece of this one. */
static void splice(input *x, orr_rng *rng)
{
    const input *y = &corpus[orr_rng_below(rng, n_corpus)];
    if (!y->n || !x->n) return;
    const size_t from = orr_rng_below(rng, (uint32_t)y->n), at = orr_rng_below(rng, (uint32_t)x->n);
    const size_t room = MAX_INPUT - at, many = y->n - from < room ? y->n - from : room;
    memcpy(x->bytes + at, y->bytes + from, many);
    if (at + many > x->n) x->n = at + many;
}

static void mutate(input *x, orr_rng *rng)
{
    for (uint32_t k = 1 + orr_rng_below(rng, 6); k; k--)
        switch (orr_rng_below(rng, 4)) {
        case 0:
            cut_or_grow(x, rng);
            break;
        case 1:
            splice(x, rng);
            break;
        case 2:
            if (x->n) x->bytes[orr_rng_below(rng, (uint32_t)x->n)] ^= (uint8_t)(1u << orr_rng_below(rng, 8));
            break;
        default:
            if (x->n) x->bytes[orr_rng_below(rng, (uint32_t)x->n)] = (uint8_t)orr_rng_below(rng, 256);
        }
}

/* ---- running ------------------------------------------------------------------------------------------------ */

static const input *running;

static void keep_input(int signal_number)
{
    const int f = open("crash-input", O_CREAT | O_WRONLY | O_TRUNC, 0644);
    if (f >= 0 && running && write(f, running->bytes, running->n) < 0) _exit(3);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static void run_one(const input *x)
{
    running = x;
    LLVMFuzzerTestOneInput(x->bytes, x->n);
}

static unsigned long run_mutations(unsigned long rounds, double seconds, uint64_t seed)
{
    static input x;
    orr_rng rng = { seed };
    const time_t start = time(NULL);
    unsigned long done = 0;
    while (n_corpus && (seconds > 0 ? difftime(time(NULL), start) < seconds : done < rounds)) {
        x = corpus[orr_rng_below(&rng, n_corpus)];
        mutate(&x, &rng);
        run_one(&x);
        done++;
    }
    return done;
}

int main(int argc, char **argv)
{
    unsigned long rounds = DEFAULT_ROUNDS;
    double seconds = 0;
    uint64_t seed = 1;
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (!strcmp(argv[i], "--rounds")) rounds = strtoul(value, NULL, 10), i++;
        else if (!strcmp(argv[i], "--seconds")) seconds = strtod(value, NULL), i++;
        else if (!strcmp(argv[i], "--seed")) seed = strtoull(value, NULL, 10), i++;
        else if (!read_path(argv[i])) return fprintf(stderr, "%s: cannot read %s\n", argv[0], argv[i]), 2;
    }
    if (!n_corpus)
        return fprintf(stderr, "usage: %s [--rounds N] [--seconds S] [--seed S] FILE-OR-FOLDER...\n", argv[0]), 2;
    static const int crashes[] = { SIGILL, SIGTRAP, SIGABRT };   /* bad memory is the sanitizers' to report */
    for (unsigned i = 0; i < sizeof crashes / sizeof *crashes; i++) signal(crashes[i], keep_input);
    for (unsigned i = 0; i < n_corpus; i++) run_one(&corpus[i]);
    const unsigned long done = run_mutations(rounds, seconds, seed);
    printf("%lu passed, 0 failed\n", done + n_corpus);
    return 0;
}
