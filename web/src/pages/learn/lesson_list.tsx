// The lessons of a game, with how far you are.
import { progressOf } from '../../state/lesson';
import type { LessonInfo } from '../../wire/types';
import { language, words } from '../../words/words';
import './lesson.css';

export function LessonList({ lessons }: { lessons: readonly LessonInfo[] }) {
    const w = words.value.pages.lesson;
    return (
        <section class="lesson-list" aria-label={w.lessons}>
            <h2>{w.lessons}</h2>
            <p class="shell-small">{w.about}</p>
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
