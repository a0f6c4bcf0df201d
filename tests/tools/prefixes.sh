#!/bin/sh
# The check of names passes on this tree, and notices a function or a variable that does not name its module.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
failed=0

"$root/tools/prefixes" "$root" || failed=1

mkdir "$copy/tree"
(cd "$root" && tar cf - base table learn apps python) | (cd "$copy/tree" && tar xf -)
tree() { # the copy with a line of C at the end of one file
    if [ -n "$changed" ]; then cp "$root/$changed" "$copy/tree/$changed"; fi
    changed=$1
    printf '%s\n' "$2" >>"$copy/tree/$1"
}
changed=
noticed() { # file, line of C, the name that must be said
    tree "$1" "$2"
    if said=$("$root/tools/prefixes" "$copy/tree"); then
        echo "not noticed in $1: $2"
        failed=1
    elif ! echo "$said" | grep -q "^$1:[0-9]*: $3 "; then
        echo "noticed in $1, but not said as expected ($3): $said"
        failed=1
    fi
}
fine() { # file, line of C
    tree "$1" "$2"
    "$root/tools/prefixes" "$copy/tree" >"$copy/said" || { echo "refused in $1: $2"; cat "$copy/said"; failed=1; }
}

noticed table/room/room_votes.c 'void vote_ends(room *r) { (void)r; }' vote_ends
noticed table/room/room_play.c 'const char *const *look_again(const room *r)
{
    return r->names;
}' look_again
noticed apps/server/net/http.c 'int parse(http_reader *h,
          const char *text) { return h && text; }' parse
noticed base/hex.c 'const char digits[] = "0123";' digits
noticed apps/tui/show.c 'unsigned n_shown = 1;' n_shown
fine table/room/room_votes.c 'static void vote_ends(room *r) { (void)r; }'
fine apps/server/net/http.c 'bool conn_is_idle(const conn *c) { return !c; }'
fine table/match/record_verify.c 'bool record_seen(const record *r) { return r; }'
fine apps/server/house/tables.c '/* void lonely(void) { } */'
exit $failed
