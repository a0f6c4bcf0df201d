/* push_crypt.c - a message that only one browser can read (RFC 8291, with the body of RFC 8188): a secret of two keys
 * of P-256 and of the subscription, made into a key and a nonce for AES-128-GCM. One record, padded. */
#include "apps/server/push/push_parts.h"

#include <openssl/core_names.h>
#include <openssl/kdf.h>
#include <sodium.h>
#include <string.h>

static bool hkdf(const uint8_t *salt, size_t n_salt, const uint8_t *secret, size_t n_secret, const void *info,
                 size_t n_info, uint8_t *out, size_t n)
{
    EVP_KDF *kind = EVP_KDF_fetch(NULL, "HKDF", NULL);
    EVP_KDF_CTX *k = kind ? EVP_KDF_CTX_new(kind) : NULL;
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, (char *)"SHA256", 0),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, (void *)secret, n_secret),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, (void *)salt, n_salt),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, (void *)info, n_info),
        OSSL_PARAM_construct_end(),
    };
    const bool good = k && EVP_KDF_derive(k, out, n, params) > 0;
    EVP_KDF_CTX_free(k);
    EVP_KDF_free(kind);
    return good;
}

static bool shared_secret(EVP_PKEY *own, EVP_PKEY *theirs, uint8_t out[32])
{
    size_t n = 32;
    EVP_PKEY_CTX *d = EVP_PKEY_CTX_new(own, NULL);
    const bool good = d && EVP_PKEY_derive_init(d) > 0 && EVP_PKEY_derive_set_peer(d, theirs) > 0 &&
                      EVP_PKEY_derive(d, out, &n) > 0 && n == 32;
    EVP_PKEY_CTX_free(d);
    return good;
}

/* What the key and the nonce of the record are made from. */
static bool key_material(const push_subscription *to, EVP_PKEY *own, const uint8_t own_point[PUSH_KEY], uint8_t out[32])
{
    static const char words[] = "WebPush: info";
    uint8_t info[sizeof words + 2 * PUSH_KEY], secret[32];
    EVP_PKEY *theirs = push_public_key(to->key);
    memcpy(info, words, sizeof words);                               /* with its NUL */
    memcpy(info + sizeof words, to->key, PUSH_KEY);
    memcpy(info + sizeof words + PUSH_KEY, own_point, PUSH_KEY);
    const bool good = theirs && shared_secret(own, theirs, secret) &&
                      hkdf(to->auth, PUSH_AUTH, secret, sizeof secret, info, sizeof info, out, 32);
    sodium_memzero(secret, sizeof secret);
    EVP_PKEY_free(theirs);
    return good;
}

/* AES-128-GCM; the tag follows what was encrypted. 0: it went wrong. */
static size_t seal(const uint8_t key[16], const uint8_t nonce[12], const uint8_t *text, size_t n, uint8_t *out)
{
    int some = 0, rest = 0;
    EVP_CIPHER_CTX *c = EVP_CIPHER_CTX_new();
    const bool good = c && EVP_EncryptInit_ex(c, EVP_aes_128_gcm(), NULL, key, nonce) > 0 &&
                      EVP_EncryptUpdate(c, out, &some, text, (int)n) > 0 && (size_t)some == n &&
                      EVP_EncryptFinal_ex(c, out + n, &rest) > 0 &&
                      EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_GCM_GET_TAG, 16, out + n) > 0;
    EVP_CIPHER_CTX_free(c);
    return good ? n + 16 : 0;
}

size_t push_encrypt(const push_subscription *to, EVP_PKEY *own, const uint8_t salt[PUSH_SALT], const void *text,
                    size_t n, size_t padded, uint8_t out[PUSH_BODY])
{
    enum { RECORD = 4096 };
    static const char key_words[] = "Content-Encoding: aes128gcm", nonce_words[] = "Content-Encoding: nonce";
    uint8_t point[PUSH_KEY], material[32], key[16], nonce[12], plain[RECORD] = { 0 };
    const size_t all = n + 1 > padded ? n + 1 : padded;
    if (all + 16 > RECORD || !push_point(own, point) || !key_material(to, own, point, material)) return 0;
    memcpy(plain, text, n);
    plain[n] = 2;                                                    /* the last record; zeros follow */
    memcpy(out, salt, PUSH_SALT);
    memcpy(out + PUSH_SALT, (const uint8_t[]){ 0, 0, RECORD >> 8, RECORD & 255, PUSH_KEY }, 5);
    memcpy(out + PUSH_SALT + 5, point, PUSH_KEY);
    const bool good = hkdf(salt, PUSH_SALT, material, 32, key_words, sizeof key_words, key, sizeof key) &&
                      hkdf(salt, PUSH_SALT, material, 32, nonce_words, sizeof nonce_words, nonce, sizeof nonce);
    const size_t sealed = good ? seal(key, nonce, plain, all, out + PUSH_HEAD) : 0;
    sodium_memzero(material, sizeof material);
    sodium_memzero(key, sizeof key);
    sodium_memzero(plain, sizeof plain);
    return sealed ? PUSH_HEAD + sealed : 0;
}
