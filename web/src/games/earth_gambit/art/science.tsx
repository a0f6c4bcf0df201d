// Science on the table: a plate with the shapes of its colours, and the rack they stand in, in the order played.
import type { ComponentChildren } from 'preact';
import cancel from 'icon:game-icons/cancel';
import { Icon } from '../../../ui/icon';
import { ring, type RingState } from '../../../ui/ring';
import { Shape } from './shape';
import { teamOf, type Colour } from './teams';
import { px } from '../../../ui/measure';
import './science.css';

interface Props {
    colours: readonly Colour[];
    /** Under a Cancel Science: it does not count. */
    covered?: boolean;
    size?: number;
    state?: RingState;
    label?: string;
}

export function Science({ colours, covered = false, size = 46, state = {}, label }: Props) {
    const [first, second] = colours.map((c) => teamOf(c).light);
    const ground = second
        ? `linear-gradient(135deg, ${first}55 49.5%, ${second}55 50.5%), #0b1028`
        : `linear-gradient(180deg, ${first}70, ${first}30), #0b1028`;
    return (
        <span
            class={`eg-science${covered ? ' is-covered' : ''} ${ring(state)}`}
            style={{
                width: px(size),
                height: px(Math.round(size * 1.26)),
                background: ground,
                borderColor: first!,
            }}
            role={label ? 'img' : undefined}
            aria-label={label}
        >
            <span class="eg-science-shapes">
                {colours.map((colour) => (
                    <Shape key={colour} colour={colour} size={size * (second ? 0.37 : 0.48)} />
                ))}
            </span>
            {covered && (
                <span class="eg-science-cross">
                    <Icon of={cancel} size={size * 0.8} color="#ff8f7a" />
                </span>
            )}
        </span>
    );
}

/** foot: it stands on the lower edge of the board; free: anywhere. */
export function Rack({
    name,
    kind = 'foot',
    children,
}: {
    name: string;
    kind?: 'foot' | 'free';
    children: ComponentChildren;
}) {
    return (
        <div class={`eg-rack is-${kind}`} role="group" aria-label={name}>
            <span class="eg-rack-name" aria-hidden="true">
                {name}
            </span>
            {children}
        </div>
    );
}
