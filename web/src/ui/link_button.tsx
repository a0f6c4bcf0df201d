// A link that looks like a button: it leads to another page.
import type { ComponentChildren } from 'preact';
import type { ButtonKind } from './button';
import type { Drawing } from './drawing';
import { Icon } from './icon';
import './button.css';

interface Props {
    href: string;
    kind?: ButtonKind;
    size?: 'small' | 'medium' | 'large';
    icon?: Drawing;
    /** Only where no word stands beside the sign. */
    label?: string;
    class?: string;
    /** The name of the file it saves. */
    download?: string;
    children?: ComponentChildren;
}

const ICON_SIZE = { small: 16, medium: 18, large: 22 };

export function LinkButton({ href, kind = 'plain', size = 'medium', icon, label, download, ...rest }: Props) {
    return (
        <a
            class={`ui-button ui-link-button is-${kind} is-${size} ${rest.class ?? ''}`}
            href={href}
            aria-label={label}
            title={label}
            download={download}
        >
            {icon && <Icon of={icon} size={ICON_SIZE[size]} />}
            {rest.children}
        </a>
    );
}
