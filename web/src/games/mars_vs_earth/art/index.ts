// The front door of Mars vs Earth's art. Both editions share it.
export { AgentPortrait, MartianPortrait, agents, seatGround } from './agents';
export { SkillCard, cardSign, cardSigns } from './cards';
export { Dial } from './dial';
export { Dossier, DossierLine, OpenFile } from './dossier';
export { identityClass, type Identity } from './identity';
export { CloneJar } from './jar';
export { SumLadder } from './ladder';
export { DnaCard, LaidCard } from './laid';
export { FrontPicture, Newspaper, SideBar, SideSign, type Side } from './paper';
export { Courtroom, Felt } from './rooms';
export { ResourceSign, SkillPlate, SkillValue, resources, skills, type Resource, type Skill } from './skills';
export { ResourceChip, WaveTubes } from './small';
export { Stamp } from './stamp';
export { Stand } from './stand';
export { ThreatRow } from './threat_row';
export { ThreatPhoto, ThreatPicture, threatSign, threatSigns } from './threats';
