# verdict.sh - counts what held. For scripts that keep what a command said in $work/out and $work/err.
passed=0
failed=0
export ORRERY_CONFIG= ORRERY_PAGER=        # nobody's own, and nobody waits for a key

verdict() { # fine or not, what was tried
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $2"
        sed 's/^/  out: /' "$work/out" | head -8
        sed 's/^/  err: /' "$work/err" | head -8
    fi
}
