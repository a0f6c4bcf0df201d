#!/bin/sh
# Where packages are missing and cannot be installed, setup says one sentence and exits 2; wrong use too.
set -eu
setup=$(cd "$(dirname "$0")/../.." && pwd)/tools/setup
bare=$(mktemp -d)
trap 'rm -rf "$bare"' EXIT
failed=0
for tool in sh sed grep cat id env mktemp rm sort head; do
    ln -s "$(command -v $tool)" "$bare/$tool"
done

refused() { # what the sentence must have in it, then the arguments
    wanted=$1
    shift
    code=0
    PATH=$bare "$setup" "$@" >"$bare/said" 2>&1 || code=$?
    if [ $code != 2 ] || [ "$(wc -l <"$bare/said")" != 1 ] || ! grep -qF "$wanted" "$bare/said"; then
        echo "tools/setup $*: exit $code, expected 2 and one sentence with: $wanted"
        cat "$bare/said"
        failed=1
    fi
}
refused 'apt-get install -y gcc cmake ninja-build' build
refused 'apt-get install -y gcc cmake ninja-build' --look test
refused 'clang-19' check
refused 'apt-get install -y nodejs npm' web
refused 'build, web, site, package, test or check' nonsense
refused 'build, web, site, package, test or check'

for tool in gcc cmake ninja pkg-config node npm clang-19 wasm-ld-19 python3 tmux chromium chromium-headless-shell firefox-esr mpirun \
    parallel nginx zsh fish; do
    ln -s "$bare/cat" "$bare/$tool"
done
said=$(PATH=$bare "$setup" test 2>&1) || failed=1
[ -z "$said" ] || { echo "not quiet although nothing is missing: $said"; failed=1; }
exit $failed
