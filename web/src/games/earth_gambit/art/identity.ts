// The colours of the identity panel: your Role is seen before it is read. A class for the panel; the words stand in it
// anyway.
import type { Role } from './teams';
import './identity.css';

export const identityClass = (role: Role): string => `eg-me is-${role}`;
