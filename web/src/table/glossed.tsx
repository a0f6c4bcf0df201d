// A text whose words of the game can be read about: by hovering, by focus, by a tap. What opens has no such words.
import { Reader } from '../ui/tooltip';
import { piecesOf } from '../state/glossary';
import type { Help } from '../wire/types';
import { language } from '../words/words';
import './glossed.css';

export function Glossed({ text, help }: { text: string; help: Help | null }) {
    if (!help) return <>{text}</>;
    return (
        <>
            {piecesOf(text, help.glossary, language.value).map(({ text: said, word }, i) =>
                word ? (
                    <Reader
                        key={i}
                        tap
                        class="glossed"
                        read={() => (
                            <>
                                {word[language.value]} <small>{word.rules}</small>
                            </>
                        )}
                    >
                        <button type="button" class="glossed-word" data-word={word.word}>
                            {said}
                        </button>
                    </Reader>
                ) : (
                    said
                ),
            )}
        </>
    );
}
