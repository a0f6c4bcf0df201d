// A rubber stamp, askew: a verdict, the end of a game, a secret.
import './stamp.css';

interface Props {
    /** red: ousted, lost; green: won, free; dark: on a night ground, with a plate behind it. */
    tone?: 'red' | 'green' | 'dark';
    size?: 'small' | 'medium' | 'large';
    /** It comes down now. */
    fresh?: boolean;
    children: string;
}

export function Stamp({ tone = 'red', size = 'medium', fresh = false, children }: Props) {
    return <span class={`mve-stamp is-${tone} is-${size}${fresh ? ' is-fresh' : ''}`}>{children}</span>;
}
