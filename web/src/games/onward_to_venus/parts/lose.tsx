// Pieces to give up: after a claim on its plate, in a crisis beside the burning planet.
import { Scrolls } from '../../../table/scrolls';
import { fieldList, nounOf, useScene, type Scene } from '../../../state/context';
import { nameOf, promptText, textOf } from '../../../table/speech';
import { fill } from '../../../words/words';
import { BurningPlanet, CrisisGround, CrisisLine, CrisisTitle, PiecePick, planetWords, type CrisisStop } from '../art';
import { otvWords } from '../en';
import { ClaimFrame } from './claim';
import { losePlan, lossesOf, toggleLoss } from './losses';
import { effectAt, empireOf, levelAt, PIECES, planetName, planetWord, tilesAt } from './read';
import { useShape } from './shape';

function Pieces({ large = false }: { large?: boolean }) {
    const scene = useScene(),
        { book, view } = scene,
        w = otvWords.value,
        noun = nounOf(book, 'piece');
    const { list } = lossesOf(scene),
        picked = losePlan(scene).picked;
    return (
        <Scrolls class="otv-picks" role="group" aria-label={w.loseWhat}>
            {list.map((piece, i) => {
                const on = picked.includes(i),
                    { kind, landed } = PIECES[piece]!;
                return (
                    <PiecePick
                        key={i}
                        empire={empireOf(view, view.seat ?? 0)}
                        kind={kind}
                        size={large ? 'large' : 'small'}
                        on={on}
                        tag={w.lost}
                        marks={{
                            'data-target': `${noun}:${piece}`,
                            'data-ring': on ? 'selected' : 'asked',
                            'aria-label': nameOf(book, noun, piece),
                        }}
                        press={() => toggleLoss(scene, i)}
                    >
                        {w[kind]}
                        <br />
                        {landed ? w.landed : w.inOrbit}
                    </PiecePick>
                );
            })}
        </Scrolls>
    );
}

/** After a claim: as many units as skulls. */
export function Casualties() {
    const scene = useScene(),
        w = otvWords.value;
    const { planet, need } = lossesOf(scene);
    return (
        <ClaimFrame planet={planet} now={3}>
            <h3 class="otv-plate-title">
                {fill(need === 1 ? w.oneLost : w.someLost, { n: need, planet: planetName(scene.book, planet) })}
            </h3>
            <Pieces large />
        </ClaimFrame>
    );
}

/** The planets with their levels, and how far the crises have come. */
function stopsOf({ book, view }: Scene, now: number): CrisisStop[] {
    return planetWords.map((planet, p) => ({
        planet,
        name: planetName(book, p),
        level: fieldList(view, 'level')[p] || levelAt(view, p),
        state: p < now ? 'done' : p === now ? 'now' : 'later',
    }));
}

/** A crisis that takes pieces of yours. */
export function CrisisLoss() {
    const scene = useScene(),
        { book, view } = scene,
        { shape, height } = useShape();
    const { planet } = lossesOf(scene);
    const tiles = tilesAt(book, view, planet).filter(({ kind }) => kind === 'crisis'),
        level = levelAt(view, planet),
        effect = effectAt(book, view, planet, level);
    return (
        <CrisisGround>
            {shape !== 'phone' && (
                <BurningPlanet
                    planet={planetWord(planet)}
                    tiles={tiles}
                    skulls={Math.max(0, level - tiles.length)}
                    size={Math.min(344, height - 40)}
                />
            )}
            <div class="otv-crisis-body">
                {shape !== 'phone' && <CrisisLine stops={stopsOf(scene, planet)} />}
                <p>{fill(otvWords.value.crisisAt, { planet: planetName(book, planet), n: level })}</p>
                <CrisisTitle>{textOf(book, nounOf(book, 'planet'), planet) ?? ''}</CrisisTitle>
                {effect && <p>{effect[0]!.toUpperCase() + effect.slice(1)}.</p>}
                <p>{promptText(book, scene.info, view)}</p>
                <Pieces />
            </div>
        </CrisisGround>
    );
}
