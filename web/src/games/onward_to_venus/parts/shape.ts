// The shape of the window for what stands over the board: a scene is drawn outside the board's measured box.
import { useEffect, useState } from 'preact/hooks';
import type { Box } from '../../../table/box';
import { textScale, windowHeight, windowWidth } from '../../../ui/measure';

type Shape = Pick<Box, 'shape' | 'height'>;

export function shapeNow(): Shape {
    const shape = windowWidth() <= 700 ? 'phone' : windowWidth() <= 1100 ? 'narrow' : 'desk',
        board = document.querySelector('.board');
    return { shape, height: board ? board.clientHeight / textScale() : windowHeight() * 0.6 };
}

export function useShape(): Shape {
    const [now, set] = useState(shapeNow);
    useEffect(() => {
        const look = () => set(shapeNow());
        look();
        window.addEventListener('resize', look);
        return () => window.removeEventListener('resize', look);
    }, []);
    return now;
}
