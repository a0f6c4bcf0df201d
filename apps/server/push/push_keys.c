/* push_keys.c - keys of P-256 as bytes, as text and in a file. */
#include "apps/server/push/push_parts.h"

#include <errno.h>
#include <fcntl.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

size_t push_to_base64(const void *bytes, size_t n, char *out)
{
    const size_t length = sodium_base64_encoded_len(n, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    sodium_bin2base64(out, length, bytes, n, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return length - 1;
}

/* Some browsers' libraries write the padding. */
bool push_from_base64(const char *text, void *out, size_t n)
{
    size_t length = strlen(text), got = 0;
    while (length && text[length - 1] == '=') length--;
    return !sodium_base642bin(out, n, text, length, NULL, &got, NULL, sodium_base64_VARIANT_URLSAFE_NO_PADDING) &&
           got == n;
}

EVP_PKEY *push_new_key(void) { return EVP_EC_gen("P-256"); }

/* OpenSSL looks whether the point is on the curve. */
static EVP_PKEY *key_of(const uint8_t *secret, const uint8_t key[PUSH_KEY])
{
    OSSL_PARAM_BLD *build = OSSL_PARAM_BLD_new();
    EVP_PKEY_CTX *make = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    BIGNUM *number = secret ? BN_bin2bn(secret, 32, NULL) : NULL;
    EVP_PKEY *out = NULL;
    OSSL_PARAM *params = NULL;
    if (build && make && OSSL_PARAM_BLD_push_utf8_string(build, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0) &&
        OSSL_PARAM_BLD_push_octet_string(build, OSSL_PKEY_PARAM_PUB_KEY, key, PUSH_KEY) &&
        (!secret || (number && OSSL_PARAM_BLD_push_BN(build, OSSL_PKEY_PARAM_PRIV_KEY, number))))
        params = OSSL_PARAM_BLD_to_param(build);
    if (params && EVP_PKEY_fromdata_init(make) > 0 &&
        EVP_PKEY_fromdata(make, &out, secret ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, params) <= 0)
        out = NULL;
    OSSL_PARAM_free(params);
    OSSL_PARAM_BLD_free(build);
    EVP_PKEY_CTX_free(make);
    BN_clear_free(number);
    return out;
}

EVP_PKEY *push_public_key(const uint8_t key[PUSH_KEY]) { return key[0] == 4 ? key_of(NULL, key) : NULL; }
EVP_PKEY *push_private_key(const uint8_t secret[32], const uint8_t key[PUSH_KEY]) { return key_of(secret, key); }

bool push_point(EVP_PKEY *k, uint8_t out[PUSH_KEY])
{
    size_t n = 0;
    return EVP_PKEY_get_octet_string_param(k, OSSL_PKEY_PARAM_PUB_KEY, out, PUSH_KEY, &n) > 0 && n == PUSH_KEY &&
           out[0] == 4;
}

/* ---- the file ---------------------------------------------------------------------------------------------------- */

static bool refuse(const char *path, const char *what, error *why)
{
    return error_refuse(why, "The keys for push in %.200s cannot be used: %s.", path, what);
}

static EVP_PKEY *read_file(int file, const char *path, error *why)
{
    struct stat about;
    FILE *f = NULL;
    EVP_PKEY *k = NULL;
    uint8_t point[PUSH_KEY];
    if (fstat(file, &about) || !S_ISREG(about.st_mode)) refuse(path, "it is no file", why);
    else if (about.st_mode & 077) refuse(path, "others may read it; chmod 600 it, or delete it to have a new one", why);
    else if (!(f = fdopen(file, "r"))) refuse(path, strerror(errno), why);
    else if (!(k = PEM_read_PrivateKey(f, NULL, NULL, NULL)) || !push_point(k, point)) {
        EVP_PKEY_free(k);
        k = NULL;
        refuse(path, "it has no key of P-256", why);
    }
    if (f) fclose(f);
    else close(file);
    return k;
}

/* Written beside and renamed, so that it is never half there. */
static EVP_PKEY *make_file(const char *path, error *why)
{
    char beside[4096];
    EVP_PKEY *k = push_new_key();
    const int n = snprintf(beside, sizeof beside, "%s.new", path);
    if (n > 0 && n < (int)sizeof beside) unlink(beside);
    const int file =
        k && n < (int)sizeof beside ? open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600) : -1;
    FILE *f = file >= 0 ? fdopen(file, "w") : NULL;
    bool fine = f && PEM_write_PrivateKey(f, k, NULL, NULL, 0, NULL, NULL) && !fflush(f) && !fsync(file);
    if (f && fclose(f)) fine = false;
    if (fine && !rename(beside, path)) return k;
    refuse(path, errno ? strerror(errno) : "it could not be written", why);
    if (file >= 0) unlink(beside);
    EVP_PKEY_free(k);
    return NULL;
}

EVP_PKEY *push_keys_of_file(const char *path, error *why)
{
    errno = 0;
    const int file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (file >= 0) return read_file(file, path, why);
    if (errno == ENOENT) return make_file(path, why);
    refuse(path, strerror(errno), why);
    return NULL;
}
