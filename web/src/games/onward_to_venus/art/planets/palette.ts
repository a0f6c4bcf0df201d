// The eight planets by their words in planets.csv, from the Sun outwards, and what they are painted with.
export type PlanetWord = 'mercury' | 'venus' | 'earth' | 'moon' | 'mars' | 'ganymede' | 'titan' | 'kuiper-belt';

/** In full light, in daylight, at dusk, at night. */
export type Tones = readonly [light: string, day: string, dusk: string, night: string];

export const palette: Record<PlanetWord, Tones> = {
    mercury: ['#e8d6bd', '#a58a6d', '#4c3a2c', '#1a120d'],
    venus: ['#fff3cf', '#e9c071', '#9b5f25', '#2c1607'],
    earth: ['#bfe6f5', '#4f9cc4', '#1a4a78', '#07182c'],
    moon: ['#f6f1e4', '#bdb6a6', '#67614f', '#1c1913'],
    mars: ['#ffc79a', '#d86a3a', '#7d2714', '#220804'],
    ganymede: ['#dfeaf0', '#90a7b8', '#43586b', '#111a24'],
    titan: ['#ffe2a0', '#dd9a37', '#7f4a10', '#241203'],
    'kuiper-belt': ['#eaf4ff', '#9fb6d6', '#4b5f86', '#141b2c'],
};

export const planetWords = Object.keys(palette) as PlanetWord[];
