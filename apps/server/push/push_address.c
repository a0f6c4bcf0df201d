/* push_address.c - where the server may be sent. An endpoint comes from a stranger: without this the server would knock
 * at whatever door of the host's own network it is given. Names are looked at when they have become an address, at the
 * moment of connecting, so that a name with two faces helps nobody. */
#include "apps/server/push/push_parts.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- addresses --------------------------------------------------------------------------------------------------- */

typedef struct { uint32_t net; unsigned bits; } v4_net;
static const v4_net not_public[] = {     /* RFC 6890 and its followers */
    { 0x00000000, 8 },  { 0x0a000000, 8 },  { 0x64400000, 10 }, { 0x7f000000, 8 },  { 0xa9fe0000, 16 },
    { 0xac100000, 12 }, { 0xc0000000, 24 }, { 0xc0000200, 24 }, { 0xc0586300, 24 }, { 0xc0a80000, 16 },
    { 0xc6120000, 15 }, { 0xc6336400, 24 }, { 0xcb007100, 24 }, { 0xe0000000, 4 },  { 0xf0000000, 4 },
};

static bool v4_fine(uint32_t a, bool local)
{
    if (local && a >> 24 == 127) return true;
    for (size_t i = 0; i < sizeof not_public / sizeof *not_public; i++)
        if ((a ^ not_public[i].net) >> (32 - not_public[i].bits) == 0) return false;
    return true;
}

/* Of IPv6 only what is given to the world (2000::/3), without parts that stand for an IPv4 address or for examples. */
static bool v6_fine(const uint8_t a[16], bool local)
{
    static const uint8_t mapped[12] = { [10] = 0xff, [11] = 0xff }, loopback[16] = { [15] = 1 };
    if (!memcmp(a, mapped, sizeof mapped))
        return v4_fine((uint32_t)a[12] << 24 | (uint32_t)a[13] << 16 | (uint32_t)a[14] << 8 | a[15], local);
    if (!memcmp(a, loopback, sizeof loopback)) return local;
    if (a[0] >> 5 != 1) return false;
    if (a[0] == 0x20 && a[1] == 0x02) return false;                                   /* 6to4 */
    if (a[0] == 0x20 && a[1] == 0x01 && (a[2] < 2 || (a[2] == 0x0d && a[3] == 0xb8)))
        return false; /* Teredo; examples */
    return !(a[0] == 0x3f && a[1] == 0xff && a[2] < 0x10);                            /* examples */
}

bool push_address_fine(const struct sockaddr *to, bool local)
{
    if (to->sa_family == AF_INET) return v4_fine(ntohl(((const struct sockaddr_in *)to)->sin_addr.s_addr), local);
    if (to->sa_family == AF_INET6) return v6_fine(((const struct sockaddr_in6 *)to)->sin6_addr.s6_addr, local);
    return false;
}

/* ---- endpoints --------------------------------------------------------------------------------------------------- */

/* An address in numbers can be judged at once; libcurl has written it the usual way by now. */
static bool host_fine(const char *host, bool local)
{
    struct sockaddr_in v4 = { .sin_family = AF_INET };
    struct sockaddr_in6 v6 = { .sin6_family = AF_INET6 };
    char bare[80];
    snprintf(bare, sizeof bare, "%s", host + (*host == '['));
    bare[strcspn(bare, "]")] = 0;
    if (inet_pton(AF_INET, bare, &v4.sin_addr) == 1) return push_address_fine((struct sockaddr *)&v4, local);
    if (inet_pton(AF_INET6, bare, &v6.sin6_addr) == 1) return push_address_fine((struct sockaddr *)&v6, local);
    const size_t n = strlen(host);
    if (!n || host[n - 1] == '.') return false;                      /* one spelling for one host */
    if (!local && !strchr(host, '.')) return false;                  /* a name of the host's own network */
    if (!local && n > 10 && !strcasecmp(host + n - 10, ".localhost")) return false;
    return *host != '[' &&
           strspn(host, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-") == strlen(host);
}

static bool plain_letters(const char *text)
{
    for (; *text; text++)
        if (*text <= ' ' || *text > '~' || *text == '"' || *text == '\\') return false;
    return true;
}

static bool is_unreserved(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c && strchr("-._~", c));
}

static unsigned digit_of(char c)                                     /* of base 16; 16: none */
{
    static const char digits[] = "0123456789abcdef";
    const char *at = c ? strchr(digits, c | 0x20) : NULL;
    return at ? (unsigned)(at - digits) : 16;
}

/* RFC 3986, 6.2.2: a letter that needs no % has none, and the digits behind a % are capitals. In place. */
static void spell_plainly(char *text)
{
    char *to = text;
    for (const char *s = text; *s;) {
        const unsigned high = *s == '%' ? digit_of(s[1]) : 16, low = high < 16 ? digit_of(s[2]) : 16;
        if (low > 15) {
            *to++ = *s++;
            continue;
        }
        const char c = (char)(high << 4 | low);
        s += 3;
        if (is_unreserved(c)) {
            *to++ = c;
            continue;
        }
        *to++ = '%';
        *to++ = "0123456789ABCDEF"[high];
        *to++ = "0123456789ABCDEF"[low];
    }
    *to = 0;
}

/* One spelling for one endpoint, or the same browser would be many. */
static bool put_together(CURLU *u, const char *origin, char out[PUSH_ENDPOINT + 1])
{
    char *path = NULL, *query = NULL;
    const bool good = !curl_url_get(u, CURLUPART_PATH, &path, 0);
    curl_url_get(u, CURLUPART_QUERY, &query, 0);
    if (path) spell_plainly(path);
    if (query) spell_plainly(query);
    const bool asks = query && *query;
    const int n = good ? snprintf(out, PUSH_ENDPOINT + 1, "%s%s%s%s", origin, path, asks ? "?" : "", asks ? query : "")
                       : -1;
    curl_free(path), curl_free(query);
    return n > 0 && n <= PUSH_ENDPOINT;
}

bool push_place_of(const char *endpoint, bool local, push_place *out, error *why)
{
    char *scheme = NULL, *host = NULL, *port = NULL, *user = NULL, *pass = NULL;
    CURLU *u = curl_url();
    bool good = u && strlen(endpoint) <= PUSH_ENDPOINT && plain_letters(endpoint) && !strchr(endpoint, '#') &&
                !curl_url_set(u, CURLUPART_URL, endpoint, CURLU_DISALLOW_USER) &&
                !curl_url_get(u, CURLUPART_SCHEME, &scheme, 0) && !curl_url_get(u, CURLUPART_HOST, &host, 0) &&
                !curl_url_get(u, CURLUPART_PORT, &port, CURLU_DEFAULT_PORT);
    curl_url_get(u, CURLUPART_USER, &user, 0);
    curl_url_get(u, CURLUPART_PASSWORD, &pass, 0);
    good = good && !user && !pass && host_fine(host, local) &&
           (!strcmp(scheme, "https") || (local && !strcmp(scheme, "http"))) && (local || !strcmp(port, "443"));
    if (good) {
        const bool usual = !strcmp(port, !strcmp(scheme, "https") ? "443" : "80");
        for (char *c = host; *c; c++) *c = (char)(*c >= 'A' && *c <= 'Z' ? *c + 'a' - 'A' : *c);
        const int n = snprintf(out->origin, sizeof out->origin, "%s://%s%s%s", scheme, host, usual ? "" : ":",
                               usual ? "" : port);
        good = n > 0 && n < (int)sizeof out->origin && put_together(u, out->origin, out->endpoint);
    }
    curl_free(scheme), curl_free(host), curl_free(port), curl_free(user), curl_free(pass);
    curl_url_cleanup(u);
    return good || error_refuse(why, "That is no address of a push service.");
}
