// The colours of the identity panel: who you are is seen before it is read. A class for the panel; the words stand in
// it anyway.
import './identity.css';

export type Identity = 'human' | 'clone' | 'martian' | 'civilian';

export const identityClass = (identity: Identity): string => `mve-me is-${identity}`;
