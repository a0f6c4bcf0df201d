/* other_names.c - for LD_PRELOAD: every name that ends in ".example" stands for the address in ORRERY_EXAMPLE, and
 * where the program connects to is written into the file ORRERY_CONNECTS, a line each. So a test can be a name with two
 * faces. */
#include <arpa/inet.h>
#include <dlfcn.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#ifndef RTLD_NEXT
#define RTLD_NEXT ((void *)-1L) /* glibc hides it, but with it come types that connect cannot be written in */
#endif

int getaddrinfo(const char *restrict name, const char *restrict service, const struct addrinfo *restrict hints,
                struct addrinfo **restrict out)
{
    typedef int original(const char *, const char *, const struct addrinfo *, struct addrinfo **);
    original *real;
    *(void **)&real = dlsym(RTLD_NEXT, "getaddrinfo");
    const size_t n = name ? strlen(name) : 0;
    const char *other = n > 8 && !strcmp(name + n - 8, ".example") ? getenv("ORRERY_EXAMPLE") : NULL;
    return real(other ? other : name, service, hints, out);
}

int connect(int s, const struct sockaddr *to, socklen_t n)
{
    typedef int original(int, const struct sockaddr *, socklen_t);
    original *real;
    char text[INET6_ADDRSTRLEN] = "?";
    const char *path = getenv("ORRERY_CONNECTS");
    FILE *f = path ? fopen(path, "a") : NULL;
    *(void **)&real = dlsym(RTLD_NEXT, "connect");
    if (to->sa_family == AF_INET) inet_ntop(AF_INET, &((const struct sockaddr_in *)to)->sin_addr, text, sizeof text);
    if (to->sa_family == AF_INET6)
        inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)to)->sin6_addr, text, sizeof text);
    if (f) fprintf(f, "%s\n", text), fclose(f);
    return real(s, to, n);
}
