// Which lessons there are.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../wire/api';
import type { LessonInfo } from '../../wire/types';
import { family } from '../new_table';

/** All lessons of the program, asked for once. */
export function useLessons(): { lessons: LessonInfo[] | null; why: string } {
    const [lessons, setLessons] = useState<LessonInfo[] | null>(null);
    const [why, setWhy] = useState('');
    useEffect(() => {
        api.lessons().then(setLessons, (e: Error) => setWhy(e.message || '?'));
    }, []);
    return { lessons, why };
}

/** Editions share their lessons. */
export const lessonsOf = (all: readonly LessonInfo[], game: string): LessonInfo[] =>
    all.filter((l) => family(l.game) === family(game));
