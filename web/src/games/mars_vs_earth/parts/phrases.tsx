// Mars vs Earth: what may be said about Threats and accusations without showing a card.
import { useState } from 'preact/hooks';
import { labelText, nameOf, Who } from '../../../table/speech';
import { useScene } from '../../../state/context';
import { mveWords } from '../en';
import '../../../ui/button.css';
import '../../../ui/tag.css';

/** Ready phrases: choose what about, then what to say. */
export function Phrases() {
    const { book, info, phrases, say } = useScene();
    const w = mveWords.value;
    const [about, setAbout] = useState<string | null>(null);
    if (!phrases.length) return null;
    const things = [...new Set(phrases.map((l) => `${l.a[0]}:${l.a[1]}`))];
    const now = about !== null && things.includes(about) ? about : things[0]!;
    const name = (key: string) => {
        const [verb, value] = key.split(':').map(Number) as [number, number];
        const noun = book.verbs[verb]?.nouns[0] ?? 0;
        return noun === 1 ? (
            <Who info={info} seat={value} />
        ) : noun === 2 ? (
            <>
                {w.added} {value}
            </>
        ) : (
            <>{nameOf(book, noun, value)}</>
        );
    };
    return (
        <div class="phrases">
            <b>{w.sayAbout}</b>
            <div class="phrase-about">
                {things.map((t) => (
                    <button key={t} class="ui-pill" aria-pressed={t === now} onClick={() => setAbout(t)}>
                        {name(t)}
                    </button>
                ))}
            </div>
            <div class="phrase-buttons">
                {phrases
                    .filter((l) => `${l.a[0]}:${l.a[1]}` === now)
                    .map((l) => (
                        <button key={l.text} class="ui-button is-plain is-medium" onClick={() => say(l)}>
                            {phraseText(labelText(book, info, l.a))}
                        </button>
                    ))}
            </div>
            <p class="ui-small">{w.never}</p>
        </div>
    );
}
/** What stands between the quotation marks of the label. */
const phraseText = (label: string): string => /["“«](.*)["”»]/.exec(label)?.[1] ?? label;
