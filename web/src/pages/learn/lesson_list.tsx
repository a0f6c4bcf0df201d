// The lessons of a game, with how far you are.
import { progressOf } from '../../state/lesson';
import type { LessonInfo } from '../../wire/types';
import { fill, language, words } from '../../words/words';
import './lesson.css';

export function LessonList({ lessons, game }: { lessons: readonly LessonInfo[]; game: string }) {
    const w = words.value.pages.lesson;
    const next = lessons.find((l) => progressOf(l) !== 'done') ?? lessons[0]!,
        begun = lessons.some((l) => progressOf(l) !== 'open');
    return (
        <section class="lesson-list" aria-label={w.lessons}>
            <h2>{w.lessons}</h2>
            <p class="shell-small">{w.about}</p>
            <p>
                <a
                    class="ui-button is-gold is-large ui-link-button"
                    data-act="learn"
                    href={`/#learn/${next.game}/${next.number}`}
                >
                    {fill(begun ? w.goOnWith : w.begin, { game, title: next.title[language.value] })}
                </a>
            </p>
            {lessons.map((l) => {
                const far = progressOf(l);
                return (
                    <a key={l.number} class="lesson-item" href={`/#learn/${l.game}/${l.number}`}>
                        <span class={`lesson-mark is-${far}`} aria-hidden="true" />
                        <span>
                            {l.number}. {l.title[language.value]}
                        </span>
                        {far !== 'open' && <small>{w[far]}</small>}
                    </a>
                );
            })}
        </section>
    );
}
