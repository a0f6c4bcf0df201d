// Text into the clipboard. Plain http has no clipboard of its own: there the old way does it, through a field that is
// selected.

function byField(text: string): boolean {
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    field.className = 'ui-unseen';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
}

/** Whether it lies there now. */
export async function copyText(text: string): Promise<boolean> {
    try {
        if (!navigator.clipboard) return byField(text);
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return byField(text);
    }
}
