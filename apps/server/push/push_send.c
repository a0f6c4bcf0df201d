/* push_send.c - the thread that sends: a bounded queue, a few connections at a time and fewer to one host, each for a
 * limited time. It follows no redirects, takes no proxy from the environment and reads next to nothing of
 * the answer. */
#include "apps/server/push/push_parts.h"

#include <curl/curl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

enum {
    MOST_WAITING = 512,          /* messages that wait or are under way */
    MOST_AT_ONCE = 16,           /* under way */
    MOST_OF_HOST = 4,            /* of them to one push service */
    TIMEOUT_MS = 10 * 1000,
    CONNECT_MS = 5 * 1000,
    MOST_ANSWER = 4096,          /* bytes of an answer that are read, to throw them away */
    TTL = 24 * 3600              /* seconds that a push service keeps a message for a browser that is off */
};

typedef struct letter {
    struct letter *next;
    push *of;
    uint64_t id;
    push_subscription to;
    push_place place;
    char topic[PUSH_TOPIC + 1], text[PUSH_TEXT + 1];
    uint8_t body[PUSH_BODY];
    size_t answer;               /* bytes of the answer so far */
    CURL *curl;
    struct curl_slist *headers;
    push_verdict verdict;
} letter;

struct push {
    EVP_PKEY *keys;
    char key[100], contact[256];
    bool local;
    uv_thread_t thread;
    uv_mutex_t lock;             /* over todo, done, ending */
    letter *todo, **todo_end, *done;
    bool ending;
    unsigned waiting;            /* of the loop */
    push_pace pace;              /* likewise */
    CURLM *curl;                 /* of the thread, but for curl_multi_wakeup */
    letter *under_way[MOST_AT_ONCE];
    uv_async_t wake;
    void (*report)(void *, uint64_t, push_verdict);
    void *mine;
};

/* ---- one letter, on the thread ----------------------------------------------------------------------------------- */

static size_t throw_away(char *bytes, size_t one, size_t n, void *mine)
{
    letter *l = mine;
    (void)bytes;
    l->answer += one * n;
    return l->answer > MOST_ANSWER ? 0 : one * n;
}

/* The address is known now; the name may have meant another one a moment ago. */
static curl_socket_t open_socket(void *mine, curlsocktype purpose, struct curl_sockaddr *to)
{
    const letter *l = mine;
    if (purpose != CURLSOCKTYPE_IPCXN || !push_address_fine(&to->addr, l->of->local)) return CURL_SOCKET_BAD;
    return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

static bool add_header(letter *l, const char *line)
{
    struct curl_slist *more = curl_slist_append(l->headers, line);
    if (more) l->headers = more;
    return more;
}

static bool seal(letter *l, size_t *n)
{
    uint8_t salt[PUSH_SALT];
    EVP_PKEY *once = push_new_key();
    randombytes_buf(salt, sizeof salt);
    *n = once ? push_encrypt(&l->to, once, salt, l->text, strlen(l->text), PUSH_PADDED, l->body) : 0;
    EVP_PKEY_free(once);
    return *n;
}

static bool address(letter *l)
{
    char token[PUSH_TOKEN], line[80];
    if (!push_authorize(l->of->keys, l->place.origin, l->of->contact, (uint64_t)time(NULL), token)) return false;
    bool good = add_header(l, token) && add_header(l, "Content-Type: application/octet-stream") &&
                add_header(l, "Content-Encoding: aes128gcm") && add_header(l, "Urgency: high") &&
                add_header(l, "Expect:");
    snprintf(line, sizeof line, "TTL: %d", TTL);
    good = good && add_header(l, line);
    snprintf(line, sizeof line, "Topic: %s", l->topic);
    return good && (!*l->topic || add_header(l, line));
}

/* A name that takes long to find is not waited for when its time is over. */
static bool leaves_names_alone(CURL *c)
{
#if LIBCURL_VERSION_NUM >= 0x075700
    return !curl_easy_setopt(c, CURLOPT_QUICK_EXIT, 1L);
#else
    return c != NULL;
#endif
}

static bool stamp(letter *l)
{
    size_t n;
    CURL *c = l->curl = curl_easy_init();
    if (!c || !seal(l, &n) || !address(l)) return false;
    const char *schemes = l->of->local ? "https,http" : "https";
    return !curl_easy_setopt(c, CURLOPT_URL, l->place.endpoint) &&
           !curl_easy_setopt(c, CURLOPT_PROTOCOLS_STR, schemes) &&
           !curl_easy_setopt(c, CURLOPT_FOLLOWLOCATION, 0L) && !curl_easy_setopt(c, CURLOPT_PROXY, "") &&
           !curl_easy_setopt(c, CURLOPT_NOSIGNAL, 1L) && !curl_easy_setopt(c, CURLOPT_POST, 1L) &&
           !curl_easy_setopt(c, CURLOPT_POSTFIELDS, (char *)l->body) &&
           !curl_easy_setopt(c, CURLOPT_POSTFIELDSIZE, (long)n) &&
           !curl_easy_setopt(c, CURLOPT_HTTPHEADER, l->headers) &&
           !curl_easy_setopt(c, CURLOPT_TIMEOUT_MS, (long)TIMEOUT_MS) &&
           !curl_easy_setopt(c, CURLOPT_CONNECTTIMEOUT_MS, (long)CONNECT_MS) &&
           !curl_easy_setopt(c, CURLOPT_OPENSOCKETFUNCTION, open_socket) &&
           !curl_easy_setopt(c, CURLOPT_OPENSOCKETDATA, l) && !curl_easy_setopt(c, CURLOPT_WRITEFUNCTION, throw_away) &&
           !curl_easy_setopt(c, CURLOPT_WRITEDATA, l) && !curl_easy_setopt(c, CURLOPT_FORBID_REUSE, 1L) &&
           !curl_easy_setopt(c, CURLOPT_PRIVATE, l) && leaves_names_alone(c) && !curl_multi_add_handle(l->of->curl, c);
}

/* 404 and 410: unsubscribed. Another 3xx or 4xx: not meant for us, so it never will be taken. */
static push_verdict verdict_of(const letter *l, CURLcode code)
{
    long status = 0;
    curl_easy_getinfo(l->curl, CURLINFO_RESPONSE_CODE, &status);
    if (code && !status) return PUSH_FAILED;
    if (status >= 200 && status < 300) return PUSH_SENT;
    return status >= 300 && status < 500 && status != 408 && status != 425 && status != 429 ? PUSH_GONE : PUSH_FAILED;
}

static void letter_free(letter *l)
{
    if (l->curl) curl_easy_cleanup(l->curl);
    curl_slist_free_all(l->headers);
    sodium_memzero(&l->to, sizeof l->to);
    free(l);
}

/* ---- the thread -------------------------------------------------------------------------------------------------- */

static void hand_back(push *p, letter *l, push_verdict v)
{
    l->verdict = v;
    uv_mutex_lock(&p->lock);
    l->next = p->done;
    p->done = l;
    uv_mutex_unlock(&p->lock);
    uv_async_send(&p->wake);
}

static bool may_begin(const push *p, const letter *l, unsigned *place)
{
    unsigned same = 0;
    *place = MOST_AT_ONCE;
    for (unsigned i = 0; i < MOST_AT_ONCE; i++) {
        if (!p->under_way[i]) *place = i;
        else same += !strcmp(p->under_way[i]->place.origin, l->place.origin);
    }
    return *place < MOST_AT_ONCE && same < MOST_OF_HOST;
}

/* The first that may begin: what waits for a slow service does not hold up the others. */
static letter *take(push *p, unsigned *place)
{
    letter *found = NULL;
    uv_mutex_lock(&p->lock);
    for (letter **at = &p->todo; *at; at = &(*at)->next) {
        if (!may_begin(p, *at, place)) continue;
        found = *at;
        *at = found->next;
        if (!found->next) p->todo_end = at;
        break;
    }
    uv_mutex_unlock(&p->lock);
    return found;
}

static void end_letter(push *p, letter *l, push_verdict v)
{
    for (unsigned i = 0; i < MOST_AT_ONCE; i++)
        if (p->under_way[i] == l) p->under_way[i] = NULL;
    if (l->curl) curl_multi_remove_handle(p->curl, l->curl);
    hand_back(p, l, v);
}

static void begin_some(push *p)
{
    unsigned place;
    for (letter *l; (l = take(p, &place));) {
        p->under_way[place] = l;
        if (!stamp(l)) end_letter(p, l, PUSH_FAILED);
    }
}

static void end_some(push *p)
{
    int left;
    for (CURLMsg *m; (m = curl_multi_info_read(p->curl, &left));) {
        letter *l = NULL;
        if (m->msg != CURLMSG_DONE || curl_easy_getinfo(m->easy_handle, CURLINFO_PRIVATE, (char **)&l) || !l) continue;
        end_letter(p, l, verdict_of(l, m->data.result));
    }
}

static bool is_ending(push *p)
{
    uv_mutex_lock(&p->lock);
    const bool ending = p->ending;
    uv_mutex_unlock(&p->lock);
    return ending;
}

static void work(void *mine)
{
    push *p = mine;
    int running;
    while (!is_ending(p)) {
        begin_some(p);
        curl_multi_perform(p->curl, &running);
        end_some(p);
        curl_multi_poll(p->curl, NULL, 0, 1000, NULL);
    }
    for (unsigned i = 0; i < MOST_AT_ONCE; i++)
        if (p->under_way[i]) end_letter(p, p->under_way[i], PUSH_FAILED);
}

/* ---- on the loop ------------------------------------------------------------------------------------------------- */

static void report(uv_async_t *wake)
{
    push *p = wake->data;
    uv_mutex_lock(&p->lock);
    letter *l = p->done;
    p->done = NULL;
    uv_mutex_unlock(&p->lock);
    while (l) {
        letter *next = l->next;
        p->waiting--;
        p->report(p->mine, l->id, l->verdict);
        letter_free(l);
        l = next;
    }
}

bool push_send(push *p, const push_subscription *to, const char *text, const char *topic, uint64_t id)
{
    error why;
    letter *l = p->waiting < MOST_WAITING && strlen(text) <= PUSH_TEXT ? calloc(1, sizeof *l) : NULL;
    if (!l || !push_place_of(to->endpoint, p->local, &l->place, &why) ||
        !push_pace_allows(&p->pace, l->place.origin, uv_now(p->wake.loop))) {
        free(l);
        return false;
    }
    l->of = p;
    l->id = id;
    l->to = *to;
    snprintf(l->text, sizeof l->text, "%s", text);
    snprintf(l->topic, sizeof l->topic, "%s", topic);
    p->waiting++;
    uv_mutex_lock(&p->lock);
    *p->todo_end = l;
    p->todo_end = &l->next;
    uv_mutex_unlock(&p->lock);
    curl_multi_wakeup(p->curl);
    return true;
}

const char *push_key(const push *p) { return p->key; }

bool push_read(const push *p, const char *endpoint, const char *key, const char *auth, push_subscription *out,
               error *why)
{
    push_place place;
    *out = (push_subscription){ .endpoint = "" };
    if (!push_place_of(endpoint, p->local, &place, why)) return false;
    EVP_PKEY *k = push_from_base64(key, out->key, PUSH_KEY) ? push_public_key(out->key) : NULL;
    const bool good = k && push_from_base64(auth, out->auth, PUSH_AUTH);
    EVP_PKEY_free(k);
    snprintf(out->endpoint, sizeof out->endpoint, "%s", place.endpoint);
    return good || error_refuse(why, "Those are no keys of a push subscription.");
}

/* ---- from birth to death ----------------------------------------------------------------------------------------- */

static bool contact_fine(const char *contact)
{
    for (const char *s = contact; *s; s++)
        if (*s <= ' ' || *s > '~' || *s == '"' || *s == '\\') return false;
    return (!strncmp(contact, "mailto:", 7) && strchr(contact, '@')) || !strncmp(contact, "https://", 8);
}

push *push_open(const push_settings *set, uv_loop_t *loop, void (*done)(void *, uint64_t, push_verdict), void *mine,
                error *why)
{
    uint8_t point[PUSH_KEY];
    if (!contact_fine(set->contact) || strlen(set->contact) > 200)
        return error_refuse(why,
                            "push needs an address that push services can write to, such as mailto:you@example.org."),
               NULL;
    push *p = calloc(1, sizeof *p);
    EVP_PKEY *keys = p ? push_keys_of_file(set->key_file, why) : NULL;
    if (!keys || !push_point(keys, point) || curl_global_init(CURL_GLOBAL_DEFAULT) || !(p->curl = curl_multi_init())) {
        if (keys || !p) error_refuse(why, "There is not enough memory for push.");
        EVP_PKEY_free(keys);
        free(p);
        return NULL;
    }
    p->keys = keys;
    p->local = set->local;
    p->report = done;
    p->mine = mine;
    randombytes_buf(&p->pace.seed, sizeof p->pace.seed);
    p->todo_end = &p->todo;
    snprintf(p->contact, sizeof p->contact, "%s", set->contact);
    push_to_base64(point, sizeof point, p->key);
    if (uv_mutex_init(&p->lock) || uv_async_init(loop, &p->wake, report)) abort();
    p->wake.data = p;
    if (uv_thread_create(&p->thread, work, p)) abort();
    return p;
}

static void freed(uv_handle_t *wake)
{
    push *p = wake->data;
    uv_mutex_destroy(&p->lock);
    EVP_PKEY_free(p->keys);
    free(p);
}

void push_close(push *p)
{
    if (!p) return;
    uv_mutex_lock(&p->lock);
    p->ending = true;
    uv_mutex_unlock(&p->lock);
    curl_multi_wakeup(p->curl);
    uv_thread_join(&p->thread);
    curl_multi_cleanup(p->curl);
    for (letter *l = p->todo, *next; l; l = next) {
        next = l->next;
        letter_free(l);
    }
    for (letter *l = p->done, *next; l; l = next) {
        next = l->next;
        letter_free(l);
    }
    uv_close((uv_handle_t *)&p->wake, freed);
}
