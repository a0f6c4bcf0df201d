/* push_vapid.c - who sends this (RFC 8292): a signed note for one push service, good for some hours. */
#include "apps/server/push/push_parts.h"

#include <openssl/ecdsa.h>
#include <stdio.h>
#include <string.h>

enum { HOURS = 12, SIGNATURE = 64 };

/* ES256 wants the two numbers as they are, 32 bytes each; OpenSSL wraps them. */
static bool sign(EVP_PKEY *k, const char *text, size_t n, uint8_t out[SIGNATURE])
{
    uint8_t wrapped[128];
    size_t length = sizeof wrapped;
    EVP_MD_CTX *s = EVP_MD_CTX_new();
    bool good = s && EVP_DigestSignInit(s, NULL, EVP_sha256(), NULL, k) > 0 &&
                EVP_DigestSign(s, wrapped, &length, (const uint8_t *)text, n) > 0;
    EVP_MD_CTX_free(s);
    const uint8_t *at = wrapped;
    ECDSA_SIG *pair = good ? d2i_ECDSA_SIG(NULL, &at, (long)length) : NULL;
    good = pair && BN_bn2binpad(ECDSA_SIG_get0_r(pair), out, 32) == 32 &&
           BN_bn2binpad(ECDSA_SIG_get0_s(pair), out + 32, 32) == 32;
    ECDSA_SIG_free(pair);
    return good;
}

bool push_authorize(EVP_PKEY *k, const char *origin, const char *contact, uint64_t seconds, char out[PUSH_TOKEN])
{
    static const char head[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
    char claims[600], token[1000], own[100];
    uint8_t point[PUSH_KEY], signature[SIGNATURE];
    const int length = snprintf(claims, sizeof claims, "{\"aud\":\"%s\",\"exp\":%llu,\"sub\":\"%s\"}", origin,
                                (unsigned long long)(seconds + HOURS * 3600), contact);
    if (length < 0 || length >= (int)sizeof claims || !push_point(k, point)) return false;
    size_t n = push_to_base64(head, sizeof head - 1, token);
    token[n++] = '.';
    n += push_to_base64(claims, (size_t)length, token + n);
    if (!sign(k, token, n, signature)) return false;
    token[n++] = '.';
    push_to_base64(signature, sizeof signature, token + n);
    push_to_base64(point, sizeof point, own);
    const int all = snprintf(out, PUSH_TOKEN, "Authorization: vapid t=%s, k=%s", token, own);
    return all > 0 && all < PUSH_TOKEN;
}
