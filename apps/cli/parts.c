/* parts.c - files of parts: written, read, and checked against each other. */
#include "apps/cli/parts.h"

#include "apps/common/args.h"
#include "apps/common/enough.h"
#include "apps/common/files.h"
#include "apps/common/fresh.h"
#include "apps/common/wrong.h"
#include "base/blake2b.h"
#include "base/hex.h"
#include "engine/game.h"
#include "generated/apps/common/version.h"
#include "lab/play/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SUM = 64, REST_SECONDS = 5 };                     /* digits of a checksum; how often a part is saved */
static const char first_line[] = "orrery-part 1\n";

bool part_of_read(const char *command, const char *typed, part_of *p)
{
    char number[12] = "";
    uint64_t i = 0, n = 0;
    const char *slash = strchr(typed, '/');
    if (slash && (size_t)(slash - typed) < sizeof number) {
        memcpy(number, typed, (size_t)(slash - typed));
        if (args_number(slash + 1, 1, PART_MOST, &n) && args_number(number, 1, n, &i)) {
            *p = (part_of){ (uint32_t)i, (uint32_t)n };
            return true;
        }
    }
    return cli_wrong("%s --part needs a part and how many there are, as in 3/8, not '%s'.", command, typed), false;
}

void part_range(part_of p, uint64_t all, uint64_t *first, uint64_t *end)
{
    *first = p.n ? all * (p.i - 1) / p.n : 0;
    *end = p.n ? all * p.i / p.n : all;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

void part_head(text_buf *head, const orr_box *b)
{
    text_clear(head);
    text_format(head, "%sprogram %s\nbox %s %u %016llx\n", first_line, ORRERY_VERSION, b->game->id,
                b->game->rules_version, (unsigned long long)b->hash);
}

void part_word(text_buf *head, const char *word)
{
    if (strchr(word, '\n')) head->torn = true;
    text_add(head, "word ");
    text_add(head, word);
    text_add(head, "\n");
}

void part_option(text_buf *head, const char *option, const char *value)
{
    part_word(head, option);
    part_word(head, value);
}

void part_count(text_buf *head, const char *option, uint64_t value)
{
    char number[24];
    snprintf(number, sizeof number, "%llu", (unsigned long long)value);
    part_option(head, option, number);
}

bool part_head_end(text_buf *head, part_of p)
{
    text_format(head, "part %u of %u\n", (unsigned)p.i, (unsigned)p.n);
    if (!head->torn) return true;
    return cli_wrong("What is played in parts may have no line breaks in its options."), false;
}

static void sum_of(const char *text, size_t n, char out[SUM + 1])
{
    uint8_t sum[32];
    blake2b_256(sum, text, n);
    hex_write(sum, sizeof sum, out);
}

bool part_save(const char *path, const char *head, const char *body, bool ended, error *why)
{
    text_buf all = { 0 };
    char sum[SUM + 1];
    fresh file;
    text_add(&all, head);
    text_add(&all, body);
    if (!all.torn) sum_of(all.text, all.n, sum);
    text_add(&all, ended ? "end " : "stopped ");
    text_add(&all, sum);
    text_add(&all, "\n");
    bool saved = all.torn ? error_refuse(why, "There is not enough memory for a part.") : fresh_open(&file, path, why);
    if (saved) {
        fwrite(all.text, 1, all.n, file.out);
        saved = fresh_keep(&file, why);
    }
    text_free(&all);
    return saved;
}

int part_told(const char *path, part_of p, bool ended)
{
    if (ended) printf("Part %u of %u is in %s.\n", (unsigned)p.i, (unsigned)p.n, path);
    else
        fprintf(stderr, "orrery: Interrupted; the same command goes on with part %u of %u in %s.\n", (unsigned)p.i,
                (unsigned)p.n, path);
    return ended ? CLI_OK : CLI_INTERRUPTED;
}

static double rest_at;
void part_rest_later(void) { rest_at = lab_seconds() + REST_SECONDS; }
bool part_rest(void) { return enough_said() || lab_seconds() >= rest_at; }

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static char *last_line(char *text, size_t n)
{
    char *line = text + n - 1;                           /* the last line break; there is one */
    while (line > text && line[-1] != '\n') line--;
    return line;
}

/* Why the last line is none that ends a part: the rest is missing, or somebody wrote on after the end. */
static bool refuse_end(const char *path, const char *text, error *why)
{
    static const char *const ends[] = { "\nend ", "\nstopped " };
    for (unsigned i = 0; i < sizeof ends / sizeof *ends; i++) {
        const char *line = strstr(text, ends[i]);
        if (line && strspn(line + strlen(ends[i]), "0123456789abcdef") == SUM)
            return error_refuse(why, "%.200s goes on after its end: something was added to it.", path);
    }
    return error_refuse(why, "%.200s is cut off.", path);
}

/* Cuts the last line off, which says how far it is and the sum of all that stands above. */
static bool open_seal(const char *path, char *text, size_t n, part_state *state, error *why)
{
    char sum[SUM + 1];
    if (strncmp(text, "orrery-part ", 12)) return error_refuse(why, "%.200s is not a part of a run.", path);
    if (strncmp(text, first_line, strlen(first_line)))
        return error_refuse(why, "%.200s has a form that this version of orrery does not know.", path);
    if (text[n - 1] != '\n') return refuse_end(path, text, why);
    char *line = last_line(text, n), *word = strchr(line, ' ');
    sum_of(text, (size_t)(line - text), sum);
    *state = !strncmp(line, "end ", 4) ? PART_ENDED : PART_STOPPED;
    if (!word || (*state == PART_STOPPED && strncmp(line, "stopped ", 8))) return refuse_end(path, text, why);
    if (strncmp(word + 1, sum, SUM) || word[1 + SUM] != '\n')
        return error_refuse(why, "%.200s was altered: its checksum does not fit.", path);
    *line = '\0';
    return true;
}

static char *read_part(const char *path, part_state *state, error *why)
{
    size_t n;
    char *text = files_read(path, &n, why);
    if (!text) return NULL;
    if (n && strlen(text) == n && open_seal(path, text, n, state, why)) return text;
    if (!n || strlen(text) != n) error_refuse(why, "%.200s is not a part of a run.", path);
    free(text);
    return NULL;
}

bool part_load(const char *path, const char *head, char **text, const char **body, part_state *state, error *why)
{
    *text = NULL;
    *body = "";
    *state = PART_NEW;
    if (access(path, F_OK)) return true;
    if (!(*text = read_part(path, state, why))) return false;
    *body = *text + strlen(head);
    if (!strncmp(*text, head, strlen(head))) return true;
    free(*text);
    *text = NULL;
    return error_refuse(why, "%.200s has another part, or a part of another run; name another file.", path);
}

/* ---- all parts of a run ------------------------------------------------------------------------------------------ */

/* The line that says which part this is; NULL: there is none. What stands above it is the order. */
static char *part_line(char *text, part_of *p)
{
    char *line = strstr(text, "\npart ");
    unsigned i, n;
    if (!line || sscanf(line, " part %u of %u", &i, &n) != 2 || !i || i > n || n > PART_MOST) return NULL;
    *p = (part_of){ i, n };
    return line + 1;
}

/* Two orders that differ: in what. */
static bool refuse_other(const char *path, const char *first, const char *text, const char *other, error *why)
{
    while (*text == *other) text++, other++;
    const char *from = text, *start = other;
    while (from[-1] != '\n') from--, start--;
    if (!*start)
        return error_refuse(why, "%.120s is part of another run than %.120s: it also says '%.*s'.", path, first,
                            (int)strcspn(from, "\n"), from);
    return error_refuse(why, "%.120s is part of another run than %.120s: it says '%.*s', the other '%.*s'.", path,
                        first, (int)strcspn(from, "\n"), from, (int)strcspn(start, "\n"), start);
}

static bool take_part(part_set *s, const char *path, char *text, size_t *order, error *why)
{
    part_of p;
    char *line = part_line(text, &p);
    if (!line) return error_refuse(why, "%.200s does not say which part it is.", path);
    const size_t head = (size_t)(line - text);
    if (!s->n) {
        s->n = p.n;
        *order = head;
        s->words = malloc(head + 1);
        s->text = calloc(p.n, sizeof *s->text);
        s->path = calloc(p.n, sizeof *s->path);
        s->body = calloc(p.n, sizeof *s->body);
        if (!s->words || !s->text || !s->path || !s->body)
            return error_refuse(why, "There is not enough memory for %u parts.", p.n);
        memcpy(s->words, text, head);
        s->words[head] = '\0';
        s->path[p.i - 1] = path;                         /* for the sentences below */
    } else if (head != *order || memcmp(text, s->words, head)) {
        uint32_t k = 0;
        while (!s->path[k]) k++;
        return refuse_other(path, s->path[k], text, s->words, why);
    } else if (p.n != s->n) {
        return error_refuse(why, "%.200s is one of %u parts, others are of %u.", path, p.n, s->n);
    } else if (s->text[p.i - 1]) {
        return error_refuse(why, "Part %u of %u is there twice: %.120s and %.120s.", p.i, p.n, s->path[p.i - 1], path);
    }
    s->text[p.i - 1] = text;
    s->path[p.i - 1] = path;
    s->body[p.i - 1] = line + strcspn(line, "\n") + 1;
    return true;
}

static bool miss_none(const part_set *s, error *why)
{
    char list[200] = "";
    size_t n = 0;
    unsigned missing = 0;
    for (uint32_t i = 0; i < s->n; i++) {
        if (s->text[i]) continue;
        missing++;
        if (n < 120) n += (size_t)snprintf(list + n, sizeof list - n, "%s%u", n ? ", " : "", (unsigned)(i + 1));
        else if (list[n - 1] != '.') n += (size_t)snprintf(list + n, sizeof list - n, ", ...");
    }
    if (!missing) return true;
    return error_refuse(why, "Of %u parts %u %s missing: %s.", (unsigned)s->n, missing, missing == 1 ? "is" : "are",
                        list);
}

static bool split_words(part_set *s, error *why)
{
    for (char *at = s->words, *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
        *end = '\0';
        if (strncmp(at, "word ", 5)) continue;
        if (s->n_words == PART_WORDS) return error_refuse(why, "%.200s has too many words.", s->path[0]);
        s->word[s->n_words++] = at + 5;
    }
    return s->n_words > 1 || error_refuse(why, "%.200s does not say what was played.", s->path[0]);
}

bool part_set_read(part_set *s, char *const *paths, int n, error *why)
{
    size_t order = 0;
    *s = (part_set){ 0 };
    bool good = true;
    for (int i = 0; i < n && good; i++) {
        part_state state;
        char *text = read_part(paths[i], &state, why);
        good = text != NULL;
        if (good && state != PART_ENDED)
            good = error_refuse(why, "%.200s is not finished; the command that began it goes on with it.", paths[i]);
        if (good) good = take_part(s, paths[i], text, &order, why);
        if (!good) free(text);
    }
    good = good && miss_none(s, why) && split_words(s, why);
    if (!good) part_set_close(s);
    return good;
}

void part_set_close(part_set *s)
{
    for (uint32_t i = 0; s->text && i < s->n; i++) free(s->text[i]);
    free(s->text);
    free(s->path);
    free(s->body);
    free(s->words);
    *s = (part_set){ 0 };
}

bool part_set_fits(const part_set *s, const orr_box *b, error *why)
{
    text_buf now = { 0 };
    part_head(&now, b);
    const bool fits = !now.torn && !strncmp(now.text, s->text[0], now.n);
    text_free(&now);
    if (fits) return true;
    return error_refuse(why, "%.200s was played by another version of orrery, or with other rules or cards of %s.",
                        s->path[0], b->game->id);
}
