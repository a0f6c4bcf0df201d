// After a lost match: which decisions cost it, and the lesson about how it was lost while one has not done it yet.
import bulb from 'icon:tabler/bulb';
import school from 'icon:tabler/school';
import { progressOf } from '../../state/lesson';
import { LinkButton } from '../../ui/link_button';
import type { LessonInfo } from '../../wire/types';
import { fill, language, words } from '../../words/words';
import { lessonsOf, useLessons } from '../learn/lessons';

/** The lesson that teaches the rule that ended it, else the next one. */
function lessonFor(all: readonly LessonInfo[], game: string, rule: string): LessonInfo | undefined {
    const open = lessonsOf(all, game).filter((l) => progressOf(l) !== 'done');
    return open.find((l) => l.rules.includes(rule)) ?? open[0];
}

export function WhatHappened({ link, game, rule, you }: { link: string; game: string; rule: string; you: number }) {
    const w = words.value.pages.end,
        { lessons } = useLessons();
    const lesson = lessons && lessonFor(lessons, game, rule);
    return (
        <section class="end-happened" aria-labelledby="what-happened">
            <h2 id="what-happened">{w.whatHappened}</h2>
            <LinkButton icon={bulb} href={`/replay/${link}?review&eyes=${you}`} class="end-review">
                {w.whatCost}
            </LinkButton>
            {lesson && (
                <LinkButton icon={school} href={`/#learn/${lesson.game}/${lesson.number}`} class="end-lesson">
                    {fill(w.lesson, { title: lesson.title[language.value] })}
                </LinkButton>
            )}
        </section>
    );
}
