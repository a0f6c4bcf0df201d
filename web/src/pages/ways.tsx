// The ways to the other pages. They hang on the address of the first one, so that a server without them serves them.
import { house } from '../wire/house';
import { words } from '../words/words';

export type Place = 'play' | 'learn' | 'watch' | 'records';
export const places: readonly (readonly [Place, string])[] = [
    ['play', '/#'],
    ['learn', '/#learn'],
    ['watch', '/#watch'],
    ['records', '/#records'],
];

/** Alone there is nobody to watch. */
const isHere = ([place]: (typeof places)[number]): boolean => place !== 'watch' || !house.alone;

export function Ways({ here }: { here?: Place }) {
    return (
        <nav class="shell-ways" aria-label={words.value.pages.ways}>
            {places.filter(isHere).map(([place, href]) => (
                <a key={place} href={href} aria-current={place === here ? 'page' : undefined}>
                    {words.value.pages[place]}
                </a>
            ))}
        </nav>
    );
}
