// The last page of Onward to Venus: a planet in glory or in ruins, and the points planet by planet.
import type { EndArt, EndProps } from '../../table/board';
import { nameOf, seatName } from '../../table/speech';
import { factList, fieldList, nounOf } from '../../state/context';
import { language, words, type Language } from '../../words/words';
import { empireWords } from './art/empires';
import { EarthFalls, LostSky, WonSky } from './art/endings';
import { Ledger } from './art/ledger';
import { planetWords, type PlanetWord } from './art/planets/palette';

const WORDS: Record<Language, { tiles: string; points: string }> = {
    en: { tiles: 'Tiles', points: 'Points' },
    it: { tiles: 'Tessere', points: 'Punti' },
};

const pointsOn = ({ view }: EndProps, planet: PlanetWord): number[] => factList(view, `vp-${planet}`);

/** Where a seat has most of its points from. */
function bestOf(props: EndProps, seat: number): PlanetWord {
    const points = planetWords.map((p) => pointsOn(props, p)[seat] ?? 0);
    return planetWords[points.indexOf(Math.max(...points))] ?? 'venus';
}

function Ground(props: EndProps) {
    const { winners, you, view } = props;
    if (!winners.length) return <EarthFalls aliens={fieldList(view, 'aliens').some((n) => n > 0)} />;
    const won = you === null || winners.includes(you);
    const planet = bestOf(props, you ?? winners[0]!);
    return won ? <WonSky planet={planet} /> : <LostSky planet={planet} dead={false} />;
}

function Who(props: EndProps) {
    const { book, info, view, winners, you } = props;
    const w = WORDS[language.value];
    const flipped = fieldList(view, 'flipped'),
        sums = factList(view, 'vp'),
        kept = factList(view, 'kept');
    const seats = Array.from({ length: book.seats }, (_, s) => s).sort(
        (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || (sums[b] ?? 0) - (sums[a] ?? 0),
    );
    const noun = nounOf(book, 'planet');
    return (
        <div class="end-ledger" tabIndex={0} role="region" aria-label={w.points}>
            <Ledger
                planets={planetWords.map((planet, i) => ({ planet, name: nameOf(book, noun, i), dead: !!flipped[i] }))}
                more={[w.tiles, w.points]}
                rows={seats.map((seat) => ({
                    empire: empireWords[factList(view, 'empire')[seat] ?? seat]!,
                    who: seat === you ? words.value.you : seatName(info, seat),
                    tone: winners.includes(seat) ? 'first' : seat === you ? 'you' : undefined,
                    cells: [
                        ...planetWords.map((p) => pointsOn(props, p)[seat] || ''),
                        kept[seat] ?? '',
                        sums[seat] ?? '',
                    ],
                }))}
            />
        </div>
    );
}

export const ending: EndArt = { Ground, Who };
