/* Web Push piece by piece: the example of RFC 8291, keys, signatures, addresses. The whole of it: push.py. */
#include "apps/server/push/push_parts.h"
#include "tests/support/check.h"

#include <arpa/inet.h>
#include <openssl/ecdsa.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* RFC 8291, section 5 and appendix A. */
static void the_example_of_the_rfc(void)
{
    static const char text[] = "When I grow up, I want to be a watermelon";
    static const char expected[] = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_"
                                   "c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
                                   "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    push_subscription to = { .endpoint = "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV" };
    static const char longest[PUSH_TEXT];
    uint8_t secret[32], own_point[PUSH_KEY], salt[PUSH_SALT], body[PUSH_BODY];
    char got[400];
    CHECK(push_from_base64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                           to.key, PUSH_KEY));
    CHECK(push_from_base64("BTBZMqHH6r4Tts7J_aSIgg", to.auth, PUSH_AUTH));
    CHECK(push_from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", secret, sizeof secret));
    CHECK(push_from_base64("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
                           own_point, PUSH_KEY));
    CHECK(push_from_base64("DGv6ra1nlYgDCS1FRnbzlw", salt, sizeof salt));
    EVP_PKEY *own = push_private_key(secret, own_point);
    if (!CHECK(own)) return;
    const size_t n = push_encrypt(&to, own, salt, text, sizeof text - 1, 0, body);
    CHECK_NUMBER(n, PUSH_HEAD + sizeof text - 1 + 1 + 16);
    push_to_base64(body, n, got);
    CHECK_TEXT(got, expected);
    CHECK_NUMBER(push_encrypt(&to, own, salt, "short", 5, PUSH_PADDED, body), PUSH_HEAD + PUSH_PADDED + 16);
    CHECK_NUMBER(push_encrypt(&to, own, salt, longest, PUSH_TEXT, PUSH_PADDED, body), PUSH_HEAD + PUSH_PADDED + 16);
    to.key[40] ^= 1;
    CHECK_NUMBER(push_encrypt(&to, own, salt, text, 5, 0, body), 0);     /* no point of the curve */
    EVP_PKEY_free(own);
}

static void keys_are_what_they_should_be(void)
{
    uint8_t point[PUSH_KEY] = { 4 }, bytes[PUSH_AUTH];
    CHECK(!push_public_key(point));                                      /* (0, 0) is not on the curve */
    EVP_PKEY *k = push_new_key();
    CHECK(k && push_point(k, point));
    EVP_PKEY *again = push_public_key(point);
    CHECK(again);
    point[0] = 2;
    CHECK(!push_public_key(point));
    CHECK(!push_from_base64("", bytes, PUSH_AUTH) && !push_from_base64("AAAAAAAAAAAAAAAAAAAAAAA", bytes, PUSH_AUTH));
    CHECK(!push_from_base64("AAAA AAAAAAAAAAAAAAAAA", bytes, PUSH_AUTH) &&
          !push_from_base64("AAAAAAAAAAAAAAAAAAAA++", bytes, PUSH_AUTH));
    CHECK(push_from_base64("AAAAAAAAAAAAAAAAAAAAAA==", bytes, PUSH_AUTH));
    char *huge = malloc(100001);
    memset(huge, 'A', 100000);
    huge[100000] = 0;
    CHECK(!push_from_base64(huge, point, PUSH_KEY));
    free(huge);
    EVP_PKEY_free(k);
    EVP_PKEY_free(again);
}

/* What a push service does with it. */
static bool signature_fits(const char *token, EVP_PKEY *k)
{
    const char *start = strstr(token, "t=") + 2, *dot = strrchr(start, '.');
    char text[100];
    uint8_t pair[64];
    snprintf(text, sizeof text, "%.86s", dot + 1);
    if (!push_from_base64(text, pair, sizeof pair)) return false;
    ECDSA_SIG *s = ECDSA_SIG_new();
    unsigned char *wrapped = NULL;
    ECDSA_SIG_set0(s, BN_bin2bn(pair, 32, NULL), BN_bin2bn(pair + 32, 32, NULL));
    const int n = i2d_ECDSA_SIG(s, &wrapped);
    EVP_MD_CTX *c = EVP_MD_CTX_new();
    const bool good = EVP_DigestVerifyInit(c, NULL, EVP_sha256(), NULL, k) > 0 &&
                      EVP_DigestVerify(c, wrapped, (size_t)n, (const uint8_t *)start, (size_t)(dot - start)) == 1;
    EVP_MD_CTX_free(c);
    OPENSSL_free(wrapped);
    ECDSA_SIG_free(s);
    return good;
}

static void who_sends_is_signed(void)
{
    char token[PUSH_TOKEN], long_one[500];
    EVP_PKEY *k = push_new_key(), *other = push_new_key();
    for (unsigned i = 0; i < 20; i++) {                                  /* a number may begin with a zero */
        CHECK(push_authorize(k, "https://push.example", "mailto:a@example.org", 1700000000 + i, token));
        CHECK(!strncmp(token, "Authorization: vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.", 60));
        CHECK(signature_fits(token, k) && !signature_fits(token, other));
    }
    memset(long_one, 'x', sizeof long_one - 1);
    long_one[sizeof long_one - 1] = 0;
    CHECK(!push_authorize(k, long_one, long_one, 1, token));
    EVP_PKEY_free(k);
    EVP_PKEY_free(other);
}

static bool fine(const char *address, bool local)
{
    struct sockaddr_in v4 = { .sin_family = AF_INET };
    struct sockaddr_in6 v6 = { .sin6_family = AF_INET6 };
    if (inet_pton(AF_INET, address, &v4.sin_addr) == 1) return push_address_fine((struct sockaddr *)&v4, local);
    return CHECK(inet_pton(AF_INET6, address, &v6.sin6_addr) == 1) && push_address_fine((struct sockaddr *)&v6, local);
}

static void private_addresses_are_no_push_services(void)
{
    static const char *const no[] = {
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "10.255.255.255",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.9.9.9",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.7",
        "203.0.113.9",
        "224.0.0.1",
        "239.1.1.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:10.1.2.3",
        "::ffff:169.254.169.254",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "fe80::1",
        "fc00::1",
        "fd12:3456::1",
        "fec0::1",
        "ff02::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "100::1",
        "3fff::1",
        "4000::1",
    };
    static const char *const yes[] = { "1.1.1.1",
                                       "8.8.8.8",
                                       "9.255.255.255",
                                       "11.0.0.1",
                                       "100.63.255.255",
                                       "100.128.0.1",
                                       "169.253.1.1",
                                       "172.15.0.1",
                                       "172.32.0.1",
                                       "192.167.1.1",
                                       "198.17.0.1",
                                       "198.20.0.1",
                                       "223.255.255.255",
                                       "::ffff:8.8.8.8",
                                       "2606:4700::1111",
                                       "2a00:1450:4001::1",
                                       "2001:4860:4860::8888" };
    for (size_t i = 0; i < sizeof no / sizeof *no; i++)
        if (fine(no[i], false)) CHECK_TEXT(no[i], "refused");
    for (size_t i = 0; i < sizeof yes / sizeof *yes; i++)
        if (!fine(yes[i], false)) CHECK_TEXT(yes[i], "fine");
    CHECK(fine("127.0.0.1", true) && fine("::1", true));
    CHECK(!fine("10.0.0.1", true) && !fine("169.254.169.254", true) &&
          !fine("192.168.1.1", true)); /* this machine, no other */
    CHECK(!push_address_fine(&(struct sockaddr){ .sa_family = AF_UNIX }, true));
}

static void endpoints_are_judged_by_their_looks(void)
{
    static const char *const no[] = {
        "",
        "x",
        "http://push.example/a",
        "ftp://push.example/a",
        "file:///etc/passwd",
        "https://",
        "https:///a",
        "https://push.example:8443/a",
        "https://push.example:22/",
        "https://localhost/",
        "https://localhost./x",
        "https://foo.localhost/",
        "https://127.0.0.1./",
        "https://127.0.0.1%2e/",
        "https://intranet/a",
        "https://user@push.example/a",
        "https://user:pass@push.example/a",
        "https://127.0.0.1/",
        "https://10.0.0.1/a",
        "https://169.254.169.254/latest/meta-data/",
        "https://[::1]/",
        "https://[fe80::1]/a",
        "https://[::ffff:10.0.0.1]/a",
        "https://0x7f.1/",
        "https://2130706433/",
        "https://0177.0.0.1/",
        "https://127.1/",
        "https://push.example/a b",
        "https://push.example/a\"b",
        "https://push.example/a\nX: y",
        "https://push.example/#a",
        "https://pu\xc3\xbch.example/",
        "gopher://push.example/",
        "//push.example/a",
    };
    push_place to;
    char long_one[PUSH_ENDPOINT + 20] = "https://push.example/";
    error why;
    for (size_t i = 0; i < sizeof no / sizeof *no; i++)
        if (push_place_of(no[i], false, &to, &why)) CHECK_TEXT(no[i], "refused");
    CHECK(push_place_of("https://push.example/a?b=c", false, &to, &why));
    CHECK_TEXT(to.origin, "https://push.example");
    CHECK(push_place_of("https://push.example:443/a", false, &to, &why));
    CHECK_TEXT(to.origin, "https://push.example");
    CHECK(push_place_of("http://127.0.0.1:8099/a", true, &to, &why));
    CHECK_TEXT(to.origin, "http://127.0.0.1:8099");
    CHECK(!push_place_of("http://10.0.0.1:80/a", true, &to, &why));
    memset(long_one + strlen(long_one), 'a', sizeof long_one - strlen(long_one) - 1);
    long_one[sizeof long_one - 1] = 0;
    CHECK(!push_place_of(long_one, false, &to, &why));
    long_one[PUSH_ENDPOINT] = 0;
    CHECK(push_place_of(long_one, false, &to, &why));
}

static void an_endpoint_has_one_spelling(void)
{
    static const char *const same[] = {
        "https://push.example/w/a:b_c?t=d%2Fe", "HTTPS://push.example/w/a:b_c?t=d%2Fe",
        "https://PUSH.Example/w/a:b_c?t=d%2Fe", "https://push.example:443/w/a:b_c?t=d%2fe",
        "https://push.example:0443/w/a:b_c?t=d%2Fe", "https://push.example/w/%61:b%5fc?%74=%64%2Fe",
        "https://push.example/w/./a:b_c?t=d%2Fe", "https://push.example/x/../w/a:b_c?t=d%2Fe",
        "https://p%75sh.example/w/a:b_c?t=d%2Fe",
    };
    static const char *const other[] = {                    /* these may mean something else */
        "https://push.example/w/a%3Ab_c?t=d%2Fe", "https://push.example/w/A:b_c?t=d%2Fe",
        "https://push.example/w/a:b_c?t=d/e", "https://push.example/w/a:b_c", "https://push.example/w/a:b_c/?t=d%2Fe",
        "https://push.example/w/a:b_c?t=d%2Fe%", "https://push.example/w/a:b_c?t=d%2Fe%2",
    };
    push_place to;
    error why;
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        if (!CHECK(push_place_of(same[i], false, &to, &why))) printf("  %s\n", same[i]);
        CHECK_TEXT(to.endpoint, same[0]);
    }
    for (size_t i = 0; i < sizeof other / sizeof *other; i++)
        CHECK(push_place_of(other[i], false, &to, &why) && !strcmp(to.endpoint, other[i]) && strcmp(other[i], same[0]));
    CHECK(push_place_of("https://push.example?", false, &to, &why));
    CHECK_TEXT(to.endpoint, "https://push.example/");
}

/* Names before the last two parts, ports and paths make no other service. */
static void a_service_is_not_flooded(void)
{
    static push_pace p = { .seed = 7 };
    static const char *const hosts[] = { "https://a.push.example", "https://b.push.example", "https://push.example",
                                         "https://x.y.push.example:8443" };
    unsigned sent = 0;
    for (unsigned i = 0; i < 4 * PUSH_PACE_MOST; i++) sent += push_pace_allows(&p, hosts[i % 4], 1000000 + i);
    CHECK_NUMBER(sent, PUSH_PACE_MOST);
    CHECK(push_pace_allows(&p, "https://push.other", 1000000) && push_pace_allows(&p, "https://8.8.8.8", 1000000));
    CHECK(push_pace_allows(&p, "https://[2606:4700::1111]", 1000000));
    CHECK(push_pace_allows(&p, "http://intranet:8", 1000000));
    CHECK(!push_pace_allows(&p, hosts[0], 1000000 + PUSH_PACE_MS - 1));
    CHECK(push_pace_allows(&p, hosts[0], 1000000 + PUSH_PACE_MS));
}

static void the_file_of_keys_is_for_its_owner(void)
{
    char folder[] = "/tmp/orrery-push-XXXXXX", path[80];
    uint8_t first[PUSH_KEY], second[PUSH_KEY];
    struct stat about;
    error why;
    if (!CHECK(mkdtemp(folder))) return;
    snprintf(path, sizeof path, "%s/keys", folder);
    EVP_PKEY *made = push_keys_of_file(path, &why), *read = push_keys_of_file(path, &why);
    CHECK(made && read && push_point(made, first) && push_point(read, second) && !memcmp(first, second, PUSH_KEY));
    CHECK(!stat(path, &about) && (about.st_mode & 0777) == 0600);
    chmod(path, 0644);
    CHECK(!push_keys_of_file(path, &why) && strstr(why.text, "others may read it"));
    chmod(path, 0600);
    FILE *f = fopen(path, "w");
    fputs("no key\n", f);
    fclose(f);
    CHECK(!push_keys_of_file(path, &why) && strstr(why.text, "no key of P-256"));
    unlink(path);
    CHECK(!symlink("/dev/null", path) && !push_keys_of_file(path, &why));
    unlink(path);
    rmdir(folder);
    CHECK(!push_keys_of_file(path, &why));
    EVP_PKEY_free(made);
    EVP_PKEY_free(read);
}

int main(void)
{
    TEST_CASE(the_example_of_the_rfc);
    TEST_CASE(keys_are_what_they_should_be);
    TEST_CASE(who_sends_is_signed);
    TEST_CASE(private_addresses_are_no_push_services);
    TEST_CASE(endpoints_are_judged_by_their_looks);
    TEST_CASE(an_endpoint_has_one_spelling);
    TEST_CASE(a_service_is_not_flooded);
    TEST_CASE(the_file_of_keys_is_for_its_owner);
    return test_end();
}
