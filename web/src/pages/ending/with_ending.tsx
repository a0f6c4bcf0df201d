// The table until the match is over; a moment later the last page, which can be left for the board and found again.
import trophy from 'icon:tabler/trophy';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableState } from '../../state/table';
import { Button } from '../../ui/button';
import type { Book, TableInfo, View } from '../../wire/types';
import { words } from '../../words/words';

const BEAT = 1600; // ms, for the last card to be seen

interface Props {
    table: TableState;
    book: Book;
    info: TableInfo;
    view: View;
    children: ComponentChildren;
}
type Page = ComponentType<Omit<Props, 'children'> & { look: () => void }>;

/** The page, fetched when it is needed; whoever comes to a match that is over sees it at once. */
function usePage(over: boolean): Page | null {
    const [page, setPage] = useState<{ Page: Page } | null>(null);
    const late = useRef(over);
    useEffect(() => {
        if (!over) return undefined;
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches || late.current;
        const timer = window.setTimeout(
            () => void import('./ending').then(({ EndingPage }) => setPage({ Page: EndingPage })),
            calm ? 0 : BEAT,
        );
        return () => window.clearTimeout(timer);
    }, [over]);
    return over ? (page?.Page ?? null) : null;
}

export function WithEnding({ children, ...props }: Props) {
    const [looking, setLooking] = useState(false);
    const Page = usePage(props.view.over);
    if (!Page) return <>{children}</>;
    if (!looking) return <Page {...props} look={() => setLooking(true)} />;
    return (
        <>
            {children}
            <span class="end-back night">
                <Button kind="gold" icon={trophy} onClick={() => setLooking(false)}>
                    {words.value.pages.end.backToEnd}
                </Button>
            </span>
        </>
    );
}
