// The last page of Onward to Venus: a planet in glory or in ruins, and the points planet by planet.
import type { EndArt, EndProps } from '../../table/board';
import { nameOf, seatName } from '../../table/speech';
import { factList, fieldList, nounOf } from '../../state/context';
import { fill, language, words, type Language } from '../../words/words';
import { otvWords } from './en';
import { empireWords } from './art/empires';
import { EarthFalls, LostSky, WonSky } from './art/endings';
import { AlienMarch, type March } from './art/invasion';
import { Ledger } from './art/ledger';
import { planetWords, type PlanetWord } from './art/planets/palette';

const WORDS: Record<Language, { tiles: string; points: string; falls: string; rules: string }> = {
    en: { tiles: 'Tiles', points: 'Points', falls: 'Earth falls', rules: 'The {empire} wins the race to Venus' },
    it: { tiles: 'Tessere', points: 'Punti', falls: 'La Terra cade', rules: 'Primi su Venere: {empire}' },
};

const EARTH = planetWords.indexOf('earth');
const empireAt = (view: EndProps['view'], seat: number): number => factList(view, 'empire')[seat] ?? seat;

const pointsOn = ({ view }: EndProps, planet: PlanetWord): number[] => factList(view, `vp-${planet}`);

/** Where a seat has most of its points from. */
function bestOf(props: EndProps, seat: number): PlanetWord {
    const points = planetWords.map((p) => pointsOn(props, p)[seat] ?? 0);
    return planetWords[points.indexOf(Math.max(...points))] ?? 'venus';
}

function title({ view, winners }: EndProps): string {
    const w = WORDS[language.value];
    if (!winners.length) return w.falls;
    const names = winners.map((seat) => otvWords.value.empireNames[empireAt(view, seat)]);
    return fill(w.rules, { empire: names.join(otvWords.value.and) });
}

/** The planets the aliens hold, from the edge of the system inwards, and then the Earth. */
function wayOf({ book, view }: EndProps): March[] {
    const noun = nounOf(book, 'planet'),
        held = fieldList(view, 'aliens').flatMap((n, p) => (n > 0 && p !== EARTH ? [p] : []));
    return [...held.reverse(), EARTH].map((p) => ({
        planet: planetWords[p]!,
        name: nameOf(book, noun, p),
        held: true,
    }));
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
    if (!winners.length && fieldList(view, 'aliens').some((n) => n > 0)) return <AlienMarch way={wayOf(props)} />;
    return (
        <div class="end-ledger" tabIndex={0} role="region" aria-label={w.points}>
            <Ledger
                planets={planetWords.map((planet, i) => ({ planet, name: nameOf(book, noun, i), dead: !!flipped[i] }))}
                more={[w.tiles, w.points]}
                rows={seats.map((seat) => ({
                    empire: empireWords[empireAt(view, seat)]!,
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

export const ending: EndArt = { title, Ground, Who };
