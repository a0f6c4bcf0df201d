// The menu: what you are called, how well bots play, language and theme; on a phone also the ways to the other pages.
import { set, settings } from '../state/settings';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Segmented } from '../ui/segmented';
import { languages, words } from '../words/words';
import { level, levels, setLevel } from './level';
import { Line } from './line';
import { NameLine } from './name_line';
import { Ways } from './ways';

export function BotsLine() {
    const w = words.value;
    return (
        <Line name={w.pages.botsPlay}>
            <Segmented
                name={w.pages.botsPlay}
                value={level.value}
                options={levels.map((l) => ({ value: l, text: w.levels[l] ?? l }))}
                change={setLevel}
            />
        </Line>
    );
}

export function Menu({ open, close }: { open: boolean; close: () => void }) {
    const w = words.value;
    return (
        <Dialog open={open} title={w.pages.menu} close={close}>
            <div class="shell-lines" onClick={(e) => (e.target as Element).closest('a') && close()}>
                <Ways />
                <NameLine ask={words.value.pages.noName} />
                <BotsLine />
                <Line name={w.settings.language}>
                    <Segmented
                        name={w.settings.language}
                        value={settings.value.language}
                        options={languages.map(([value, text]) => ({ value, text }))}
                        change={(language) => set({ language })}
                    />
                </Line>
                <Line name={w.settings.theme}>
                    <Segmented
                        name={w.settings.theme}
                        value={settings.value.theme}
                        options={[
                            { value: 'auto', text: w.settings.auto },
                            { value: 'light', text: w.settings.light },
                            { value: 'dark', text: w.settings.dark },
                        ]}
                        change={(theme) => set({ theme })}
                    />
                </Line>
                <p class="shell-small">
                    <a href="/#credits">{w.pages.credits}</a>
                </p>
                <Button kind="brass" onClick={close}>
                    {w.pages.done}
                </Button>
            </div>
        </Dialog>
    );
}
