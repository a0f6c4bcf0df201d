// The town of Martians!!! on the screen: pan, zoom, the whole map or my pawn. What is drawn in it has files of its own.
import { count, pile, useScene } from '../../../state/context';
import { Icon } from '../../../table/icon';
import { marWords } from '../en';
import { useCamera } from './camera';
import { Ghosts, ToPlace } from './ghosts';
import { townOf, type Tile } from './map';
import { Martian, Pawns, Places, Tokens } from './pieces';
import { Exits, GroundOf, NameOf, S, WallsOf } from './tiles';

function Layers({ tiles }: { tiles: Tile[] }) {
    const { view } = useScene();
    const taken = new Set(tiles.map((t) => `${t.x / 3}:${t.y / 3}`));
    const martians = (view.fields['martians'] as number[][] | undefined) ?? [];
    return (
        <>
            {tiles.map((t) => (
                <GroundOf key={t.spot} tile={t} />
            ))}
            {tiles.map((t) => (
                <g key={t.spot}>
                    <WallsOf tile={t} />
                    <Exits tile={t} taken={taken} />
                </g>
            ))}
            {tiles.map((t) => (
                <Tokens key={t.spot} tile={t} />
            ))}
            {tiles.map((t) => (
                <NameOf key={t.spot} tile={t} />
            ))}
            <Places tiles={tiles} />
            <Ghosts tiles={tiles} />
            {tiles.flatMap((t) =>
                (martians[t.spot] ?? []).map((q) => <Martian key={`${t.spot}.${q}`} square={t.squares[q]!} />),
            )}
            <Pawns tiles={tiles} />
        </>
    );
}

export function Town() {
    const { book, view } = useScene();
    const w = marWords.value;
    const tiles = townOf(book, view);
    const camera = useCamera(tiles, count(pile(view, 'tile-drawn')) > 0 ? 3 : 0.4);
    return (
        <div
            class="town"
            ref={camera.box}
            onWheel={(e) => {
                e.preventDefault();
                camera.zoomBy(e.deltaY < 0 ? 1.12 : 0.89);
            }}
            onPointerDown={camera.take}
            onPointerMove={camera.drag}
            onPointerUp={camera.drop}
            onPointerLeave={camera.drop}
        >
            <svg
                class="town-map"
                role="group"
                aria-label={w.map}
                viewBox={camera.frame.map((n) => n * S).join(' ')}
                preserveAspectRatio="xMidYMid meet"
            >
                <Layers tiles={tiles} />
            </svg>
            <div class="town-tools">
                <button class="tool" onClick={() => camera.zoomBy(1.25)}>
                    <Icon name="plus" label={w.zoomIn} />
                </button>
                <button class="tool" onClick={() => camera.zoomBy(0.8)}>
                    <Icon name="minus" label={w.zoomOut} />
                </button>
                <button class="tool" onClick={camera.fit}>
                    <Icon name="fit" label={w.fit} />
                </button>
                <button class="tool" onClick={camera.toMe}>
                    <Icon name="me" label={w.me} />
                </button>
            </div>
            <ToPlace />
        </div>
    );
}
