// The small picture of Martians!!! in the lobby: 48 x 48.
import { icons } from '../../table/icons';

export function Picture() {
    return (
        <>
            <rect x="5" y="5" width="38" height="38" rx="4" class="f-field o-ink" />
            <path d="M18 5h12v38H18z M5 18h38v12H5z" class="f-road" />
            <rect x="5" y="5" width="38" height="38" rx="4" fill="none" class="o-ink" />
            <g transform="translate(14 13) scale(.83)" class="c-good">
                <path d={icons.martian.line} fill="none" stroke="currentColor" stroke-width="2" />
                <path d={icons.martian.fill} fill="currentColor" />
            </g>
        </>
    );
}
