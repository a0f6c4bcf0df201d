/* fresh.c - writes a file beside its place and renames it. */
#include "apps/common/fresh.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool refuse(const fresh *f, error *why)
{
    return error_refuse(why, "%.200s cannot be written: %s.", f->path, strerror(errno ? errno : EIO));
}

bool fresh_open(fresh *f, const char *path, error *why)
{
    struct stat about;
    *f = (fresh){ .out = NULL };
    errno = ENAMETOOLONG;
    if (snprintf(f->path, sizeof f->path, "%s", path) >= (int)sizeof f->path) return refuse(f, why);
    const bool direct = !stat(path, &about) && !S_ISREG(about.st_mode);
    if (!direct && snprintf(f->beside, sizeof f->beside, "%s.new", path) >= (int)sizeof f->beside)
        return refuse(f, why);
    const char *name = direct ? f->path : f->beside;
    const int file = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | (direct ? 0 : O_NOFOLLOW), 0666);
    f->out = file >= 0 ? fdopen(file, "wb") : NULL;
    if (f->out) return true;
    refuse(f, why);
    if (file >= 0) close(file);
    return false;
}

bool fresh_keep(fresh *f, error *why)
{
    errno = 0;
    bool good = !fflush(f->out) && !ferror(f->out) && (!*f->beside || !fsync(fileno(f->out)));
    good = !fclose(f->out) && good;
    f->out = NULL;
    if (good && (!*f->beside || !rename(f->beside, f->path))) return true;
    refuse(f, why);
    if (*f->beside) unlink(f->beside);
    return false;
}

void fresh_drop(fresh *f)
{
    if (f->out) fclose(f->out);
    if (f->out && *f->beside) unlink(f->beside);
    f->out = NULL;
}
