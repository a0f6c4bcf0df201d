// The shape of the window for what stands over the board: a scene is drawn outside the board's measured box.
import { useEffect, useState } from 'preact/hooks';
import type { Box } from '../../../table/box';

type Shape = Pick<Box, 'shape' | 'height'>;

export function shapeNow(): Shape {
    const shape = window.innerWidth <= 700 ? 'phone' : window.innerWidth <= 1100 ? 'narrow' : 'desk';
    return { shape, height: document.querySelector('.board')?.clientHeight ?? window.innerHeight * 0.6 };
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
