// The ten seats: colour, shape and number always come together. Shapes lie in 24 x 24.

export interface SeatShape {
    name: string;
    shape: string;
    fill: string;
    ink: string;
    small: boolean;
    path: string;
}

export const seatShapes: SeatShape[] = [
    {
        name: 'vermilion',
        shape: 'circle',
        fill: '#CF3D1A',
        ink: '#FFFFFF',
        small: false,
        path: 'M12 1.7a10.3 10.3 0 1 0 0 20.6a10.3 10.3 0 0 0 0-20.6z',
    },
    {
        name: 'blue',
        shape: 'square',
        fill: '#1E6FCC',
        ink: '#FFFFFF',
        small: false,
        path: 'M4.2 2.2h15.6a2 2 0 0 1 2 2v15.6a2 2 0 0 1-2 2H4.2a2 2 0 0 1-2-2V4.2a2 2 0 0 1 2-2z',
    },
    { name: 'yellow', shape: 'triangle', fill: '#F0D03C', ink: '#1D1800', small: true, path: 'M12 1L23.3 21.8H.7z' },
    {
        name: 'green',
        shape: 'diamond',
        fill: '#0B7D5B',
        ink: '#FFFFFF',
        small: false,
        path: 'M12 .4L23.6 12 12 23.6.4 12z',
    },
    {
        name: 'purple',
        shape: 'hexagon',
        fill: '#8E4AB8',
        ink: '#FFFFFF',
        small: false,
        path: 'M23.3,12L17.65,21.79L6.35,21.79L0.7,12L6.35,2.21L17.65,2.21z',
    },
    {
        name: 'sky',
        shape: 'pentagon',
        fill: '#7CC8F2',
        ink: '#06202F',
        small: false,
        path: 'M12,1.1L23.03,9.12L18.82,22.08L5.18,22.08L0.97,9.12z',
    },
    {
        name: 'orange',
        shape: 'star',
        fill: '#F59A23',
        ink: '#241300',
        small: true,
        path: 'M12,0.8L16.23,6.78L23.22,8.95L18.85,14.82L18.94,22.15L12,19.8L5.06,22.15L5.15,14.82L0.78,8.95L7.77,6.78z',
    },
    {
        name: 'pink',
        shape: 'cross',
        fill: '#F3A6C6',
        ink: '#33101F',
        small: false,
        path: 'M7.5 1.5h9v6h6v9h-6v6h-9v-6h-6v-9h6z',
    },
    {
        name: 'brown',
        shape: 'drop',
        fill: '#8A5A2B',
        ink: '#FFFFFF',
        small: false,
        path: 'M12 .8c5 5.2 8.8 9 8.8 13.6A8.8 8.8 0 0 1 12 23.2a8.8 8.8 0 0 1-8.8-8.8C3.2 9.8 7 6 12 .8z',
    },
    {
        name: 'slate',
        shape: 'shield',
        fill: '#27313D',
        ink: '#FFFFFF',
        small: false,
        path: 'M2.5 2h19v9.5c0 6-4.5 9.8-9.5 11.8-5-2-9.5-5.8-9.5-11.8z',
    },
];
