// Mars vs Earth, both editions: the ring of seats with proximity, Resources and waves above, Threats in the middle; a Trial
// is a scene of its own.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Back, HandCard, Tag } from '../parts/cards';
import { Badge, Icon } from '../parts/icon';
import type { IconName } from '../parts/icons';
import { SeatSign, SeatTile } from '../parts/seat_tile';
import { labelText, nameOf, seatName, Who } from '../parts/speech';
import { ThingBox } from '../parts/thing';
import { count, eachCard, fact, factList, field, fieldList, nounOf, pile, piles, useScene } from '../state/context';
import type { Book, View } from '../wire/types';
import { mveWords } from '../words/boards/mars_vs_earth';
import { fill, filled } from '../words/words';
import type { Board } from './boards';

const LETTERS = ['A', 'B', 'C', 'D', 'E'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const SKILL_ICON: Record<string, IconName> = { science: 'sci', diplomacy: 'dip', military: 'mil', wild: 'wild' };
const RESOURCE_ICON: Record<string, IconName> = { defense: 'def', tech: 'tech', people: 'ppl', food: 'food' };
const RESOURCES = ['defense', 'tech', 'people', 'food'];
const HAND_VERBS = ['add', 'slip', 'accuse', 'discard', 'defend', 'pay'];
const SHOWN_VERBS = ['effect', 'take-off', 'good', 'bad'];

function Skill({ skill, size = 18 }: { skill: string; size?: number }) {
  return <span class={`skill skill-${skill}`}><Icon name={SKILL_ICON[skill] ?? 'wild'} size={size} label={skill} /></span>;
}
const wordsIn = (v: unknown): string[] => (Array.isArray(v) ? v as string[] : String(v ?? '').split(' ').filter(Boolean));

// ---- what lies where --------------------------------------------------------------------------------------------------

interface Laid { kind: number; where: string; by: number | null }      // where: a slot's ordinal, "before-3", "revealed", ...

function laidOf(book: Book, view: View): Laid[] {
  const spot = book.nouns[nounOf(book, 'spot')];
  return eachCard(pile(view, 'laid')).map((c) => {
    const word = spot?.values[c.tag]?.word ?? '';
    const parts = /^(.*)-by-(\d+|nobody)$/.exec(word);
    return { kind: c.kind, where: parts?.[1] ?? word, by: parts && parts[2] !== 'nobody' ? Number(parts[2]) - 1 : null };
  });
}

interface Threat { slot: number; kind: number; leader: number | null }

function threatsOf(view: View): Threat[] {
  return piles(view, 'active').flatMap((p, slot) => {
    const card = eachCard(p)[0];
    return card ? [{ slot, kind: card.kind, leader: card.tag > 0 ? card.tag - 1 : null }] : [];
  });
}

// ---- Resources and waves ----------------------------------------------------------------------------------------------

function Resources() {
  const { book, view } = useScene();
  const w = mveWords.value, noun = nounOf(book, 'resource');
  const values = fieldList(view, 'resource');
  const start = fact(view, 'start') ?? 12;
  return (
    <div class="mve-resources">
      {RESOURCES.map((r, i) => {
        const n = values[i] ?? 0;
        return (
          <ThingBox key={r} target={{ noun, value: i, verbs: ['lose', 'raise'] }} name={`${nameOf(book, noun, i)} ${n}${n <= 4 ? `, ${w.low}` : ''}`} class={`resource${n <= 4 ? ' resource-low' : ''}`}>
            <span class="resource-name"><Icon name={RESOURCE_ICON[r]!} size={18} /> {nameOf(book, noun, i)}</span>
            <span class="track" aria-hidden="true">{Array.from({ length: Math.max(start, n) }, (_, k) => <span key={k} class={k < n ? 'box box-full' : 'box'} />)}</span>
            <b class="resource-count">{n}</b>{n <= 4 && <Tag tone="danger">{w.low}</Tag>}
          </ThingBox>
        );
      })}
    </div>
  );
}

function Waves() {
  const { view } = useScene();
  const w = mveWords.value, won = fieldList(view, 'piles'), wave = field(view, 'wave');
  const quota = fact(view, 'quota') ?? Math.max(1, ...won);
  const sum = won.reduce((a, b) => a + b, 0);
  return (
    <div class="mve-waves">
      <b>{fill(w.defeated, { a: sum, b: 3 * quota })}</b>
      <div class="waves">
        {[0, 1, 2].map((i) => (
          <span key={i} class={`wave${wave === i + 1 ? ' wave-now' : ''}`}>
            <span class="small">{fill(w.wave, { n: i + 1 })} {wave === i + 1 && w.now}</span>
            <span class="wave-boxes">{Array.from({ length: Math.max(quota, won[i] ?? 0) }, (_, k) => <span key={k} class={k < (won[i] ?? 0) ? 'wave-box wave-won' : 'wave-box'}>{k < (won[i] ?? 0) && <Icon name="check" size={12} />}</span>)}</span>
          </span>
        ))}
      </div>
      <span class="soft small">{w.zero}</span>
    </div>
  );
}

// ---- Threats ----------------------------------------------------------------------------------------------------------

/** "Defense -1, Tech -2" as signs, from the columns of the sheet. */
function Changes({ row, way }: { row: Record<string, unknown>; way: 'gain' | 'lose' }) {
  const parts = RESOURCES.flatMap((r) => {
    const n = Number(row[`${way}_${r}`] ?? 0);
    return n ? [<span key={r} class={`change-${way}`}><Icon name={RESOURCE_ICON[r]!} size={14} label={r} /> {way === 'gain' ? '+' : '−'}{n}</span>] : [];
  });
  const effect = String(row[way === 'gain' ? 'success' : 'failure'] ?? 'none');
  if (effect !== 'none') parts.push(<span key="effect" class="small">{effect.replace(/-/g, ' ')} {Number(row[way === 'gain' ? 'success_amount' : 'failure_amount'] ?? 0) || ''}</span>);
  return parts.length ? <>{parts}</> : <span class="soft small">{mveWords.value.nothing}</span>;
}

function ThreatCard({ threat, laid }: { threat: Threat; laid: Laid[] }) {
  const { book, view, info } = useScene();
  const w = mveWords.value, noun = nounOf(book, 'threat');
  const row = book.sheets['threats']?.[threat.kind] ?? {};
  const counters = fieldList(view, 'counters')[threat.slot] ?? 0;
  const here = laid.filter((l) => l.where === ORDINALS[threat.slot]);
  const mine = here.filter((l) => view.seat !== null && l.by === view.seat).length;
  const fates = here.filter((l) => l.by === null).length;
  const places = factList(view, 'places')[threat.slot];
  const now = field(view, 'current') === threat.slot;
  const difficulty = Number(row['difficulty'] ?? 0);
  const bySeat = book.options['contrib_view'] === undefined || book.options['contrib_view'] === 'open';
  const others = bySeat ? [...new Set(here.flatMap((l) => (l.by !== null && l.by !== view.seat ? [l.by] : [])))] : [];
  return (
    <ThingBox target={{ noun, value: threat.kind }} name={`${LETTERS[threat.slot]} ${nameOf(book, noun, threat.kind)}, ${w.difficulty} ${difficulty + counters}, ${fill(w.cards, { n: here.length })}`}
      class={`threat${threat.leader === null ? ' threat-unled' : ''}${now ? ' threat-now' : ''}`}>
      <h3 class="threat-name"><span class="letter">{LETTERS[threat.slot]}</span> {nameOf(book, noun, threat.kind)}</h3>
      <div class="threat-needs"><span><span class="soft small">{w.needs}</span><span class="threat-skills">{wordsIn(row['skills']).map((s) => <span key={s} class="skill-box"><Skill skill={s} size={20} /></span>)}</span></span>
        <span class="threat-difficulty"><span class="soft small">{w.difficulty}</span><span class="big-number">{counters > 0 && <Tag tone="danger">+{counters}</Tag>}{difficulty + counters}</span></span></div>
      <p class="soft small threat-printed">{counters ? fill(w.counters, { a: difficulty, b: counters }) : w.noCounters}</p>
      <div class="threat-pile"><span class="stack-backs">{Array.from({ length: Math.min(here.length, 5) }, (_, i) => <Back key={i} />)}</span>
        <span class="threat-cards"><b>{here.length}</b> {here.length === 1 ? w.oneCard.replace('1 ', '') : fill(w.cards, { n: '' }).trim()}{fates > 0 && <span class="soft small">{w.fate}</span>}
          {others.length > 0 && <span class="laid-by">{others.map((s) => <span key={s} class="small"><Badge seat={s} size={16} />{here.filter((l) => l.by === s).length}</span>)}</span>}</span></div>
      <div class="threat-lead">{threat.leader === null ? <Tag tone="danger"><Icon name="x" size={12} /> {w.nobodyLeads}</Tag> : <><span class="soft small">{w.ledBy}</span> <Who info={info} seat={threat.leader} /></>}</div>
      {view.seat !== null && places !== undefined && (
        <div class="threat-yours small">{places === 0 && mine === 0 ? <span class="soft">{w.tooFar}</span> : <><span class="soft">{w.yours}</span> {Array.from({ length: Math.max(places, mine) }, (_, i) => <span key={i} class={i < mine ? 'place place-full' : 'place'} />)} <b>{fill(w.ofPlaces, { a: mine, b: Math.max(places, mine) })}</b></>}</div>
      )}
      {now && <p class="threat-sum"><b>{fill(w.soFar, { a: field(view, 'total'), b: difficulty + counters + field(view, 'modifier') })}</b></p>}
      <div class="threat-fails small"><span class="soft">{w.ifWins}</span> <Changes row={row} way="gain" /></div>
      <div class="threat-fails small"><span class="soft">{w.ifFails}</span> <Changes row={row} way="lose" /></div>
    </ThingBox>
  );
}

/** Cards turned up at the Threat being resolved. */
function Shown({ laid }: { laid: Laid[] }) {
  const { book } = useScene();
  const card = nounOf(book, 'card');
  const open = laid.filter((l) => ['revealed', 'resolved', 'aside'].includes(l.where));
  if (!open.length) return null;
  return (
    <div class="mve-shown">
      {open.map((l, i) => (
        <ThingBox key={i} target={{ noun: card, value: l.kind, verbs: SHOWN_VERBS }} name={l.kind < 0 ? '?' : nameOf(book, card, l.kind)} class={`shown-card shown-${l.where}`}>
          <CardLine kind={l.kind} />
        </ThingBox>
      ))}
    </div>
  );
}

function CardLine({ kind }: { kind: number }) {
  const { book } = useScene();
  const row = book.sheets['cards']?.[kind];
  if (kind < 0 || !row) return <Back />;
  return <span class="card-line"><Skill skill={String(row['skill'])} size={16} /> <b>{String(row['strength'])}</b> {nameOf(book, nounOf(book, 'card'), kind)}</span>;
}

// ---- seats ------------------------------------------------------------------------------------------------------------

function AgentSkills({ seat }: { seat: number }) {
  const { book, view } = useScene();
  const kind = eachCard(piles(view, 'agent')[seat])[0]?.kind ?? -1;
  const row = book.sheets['agents']?.[kind];
  if (!row) return null;
  return (
    <>
      <span class="soft agent-name">{nameOf(book, nounOf(book, 'agent'), kind)}</span>
      <span class="agent-skills">{[1, 2, 3].map((i) => Number(row[`value${i}`] ?? 0) > 0 && <span key={i}><Skill skill={String(row[`skill${i}`])} size={14} /> {String(row[`value${i}`])}</span>)}</span>
    </>
  );
}

function Dna({ seat }: { seat: number }) {
  const { view, hidden } = useScene();
  const w = mveWords.value;
  return (
    <span class="dna">
      {eachCard(piles(view, 'dna')[seat]).map((c, i) => (c.kind < 0 || (hidden && seat === view.seat)
        ? <Back key={i} /> : <span key={i} class={`dna-card dna-${c.kind === 1 ? 'clone' : 'human'}`}><Icon name={c.kind === 1 ? 'dnac' : 'dnah'} size={16} label={c.kind === 1 ? w.clone : w.human} /></span>))}
    </span>
  );
}

function Status({ seat }: { seat: number }) {
  const { book, view } = useScene();
  const w = mveWords.value;
  if (fieldList(view, 'civilians').includes(seat)) return <Tag><Icon name="ppl" size={12} /> {w.civilian}</Tag>;
  if (!fieldList(view, 'agents').includes(seat)) {
    const level = eachCard(piles(view, 'dna')[seat]).reduce((n, c, i) => n + (c.kind === 1 ? i + 1 : 0), 0);
    return <Tag tone="danger"><Icon name="martian" size={12} /> {fill(w.martian, { n: factList(view, 'level')[seat] ?? level })}</Tag>;
  }
  return book ? <AgentSkills seat={seat} /> : null;
}

/** How many cards you may add where that player leads; always the same frame. */
function Near({ seat }: { seat: number }) {
  const { view } = useScene();
  const n = factList(view, 'proximity')[seat];
  return n === undefined ? null : <span class={`near${n ? '' : ' near-0'}`} title={mveWords.value.adds}>{n}</span>;
}

function marksOf(view: View, seat: number): ComponentChildren[] {
  const w = mveWords.value;
  const marks: ComponentChildren[] = threatsOf(view).filter((t) => t.leader === seat).map((t) => <Tag key={t.slot} tone="dark">{fill(w.leads, { x: LETTERS[t.slot]! })}</Tag>);
  if (field(view, 'initiative') === seat) marks.unshift(<Tag key="init"><Icon name="init" size={12} /> {w.initiative}{field(view, 'overridden') ? `, ${w.overridden}` : ''}</Tag>);
  if (fieldList(view, 'done').includes(seat)) marks.push(<Tag key="done" tone="good"><Icon name="check" size={12} /> {w.done}</Tag>);
  return marks;
}

function Seat({ seat }: { seat: number }) {
  const { view } = useScene();
  const n = count(piles(view, 'hand')[seat]);
  return (
    <SeatTile seat={seat} spoken={fill(mveWords.value.hand, { n })} side={<Near seat={seat} />} class="mve-seat">
      <span class="mve-line"><Status seat={seat} /></span>
      <span class="mve-line"><span class="mve-marks"><Dna seat={seat} /> {marksOf(view, seat)}</span><span class="mve-hand"><Icon name="hand" size={14} /> {n}</span></span>
    </SeatTile>
  );
}

// ---- a Trial as a scene -----------------------------------------------------------------------------------------------

function Evidence({ who, kinds }: { who: ComponentChildren; kinds: number[] }) {
  const { book } = useScene();
  return (
    <div class="evidence">
      <p class="evidence-who">{who}</p>
      {kinds.map((k, i) => (
        <div key={i} class="card evidence-card">{k < 0 ? <Back size="row" /> : <><CardLine kind={k} /><p class="card-text">{book.nouns[nounOf(book, 'card')]?.values[k]?.text}</p></>}</div>
      ))}
    </div>
  );
}

function Trial({ accused, laid }: { accused: number; laid: Laid[] }) {
  const { view, info } = useScene();
  const w = mveWords.value;
  const against = laid.filter((l) => l.where === `before-${accused + 1}`);
  const defence = laid.filter((l) => l.where === 'defence');
  const by = [...new Set(against.map((l) => l.by))];
  return (
    <section class="trial" aria-label={fill(w.trialOf, { who: seatName(info, accused) })}>
      <h2 class="trial-title"><Icon name="gavel" size={28} /> {filled(w.trialOf, { who: <span class="trial-who"><Badge seat={accused} size={34} /> {seatName(info, accused)}</span> })}</h2>
      <div class="trial-sides">
        <div class="trial-side"><h3>{w.accusedBy}</h3><div class="trial-cards">{by.map((s) => <Evidence key={s ?? -1} who={s === null ? '?' : <Who info={info} seat={s} />} kinds={against.filter((l) => l.by === s).map((l) => l.kind)} />)}</div></div>
        <svg class="scales" viewBox="0 0 120 90" aria-hidden="true"><path d="M60 10v70M40 82h40M25 26l70-8M25 26l-12 30h24zM95 18l-12 30h24z" fill="none" class="o-ink" /><circle cx="60" cy="21" r="5" class="f-ink" /></svg>
        <div class="trial-side"><h3>{w.defence}</h3><div class="trial-cards">{defence.length ? <Evidence who={<Who info={info} seat={accused} />} kinds={defence.map((l) => l.kind)} /> : <p class="soft">{w.noDefence}</p>}</div></div>
      </div>
      <div class="panel trial-dna"><b>{w.dnaOf}</b> <Dna seat={accused} /><span class="mve-line"><Status seat={accused} /></span>{view.seat !== accused && <span class="soft small">{w.watchScene}</span>}</div>
    </section>
  );
}

function onTrial(view: View): number | null {
  const at = view.flow.find((f) => f.proc === 'trials');
  return at && at.who < 15 && !view.over ? at.who : null;
}

// ---- the board --------------------------------------------------------------------------------------------------------

function Middle() {
  const { book, view, thing } = useScene();
  const laid = laidOf(book, view);
  const threats = threatsOf(view);
  const accused = onTrial(view);
  const resource = nounOf(book, 'resource');
  const lit = RESOURCES.some((_, i) => thing({ noun: resource, value: i, verbs: ['lose', 'raise'] }).ring !== null);
  if (accused !== null) return <><Trial accused={accused} laid={laid} />{lit && <section class="panel mve-earth"><Resources /></section>}</>;
  const before = laid.filter((l) => l.where.startsWith('before-'));
  return (
    <div class="mve-middle">
      <section class="panel mve-earth"><Resources /><Waves /></section>
      <div class="threats">{threats.map((t) => <ThreatCard key={t.slot} threat={t} laid={laid} />)}</div>
      <Shown laid={laid} />
      {before.length > 0 && <Accused before={before} />}
      {factList(view, 'proximity').length > 0 && <p class="mve-legend soft small"><span class="near">2</span> = {mveWords.value.adds}</p>}
    </div>
  );
}

function Accused({ before }: { before: Laid[] }) {
  const { info } = useScene();
  const seats = [...new Set(before.map((l) => Number(l.where.slice(7)) - 1))];
  return (
    <div class="mve-accused">{seats.map((s) => (
      <span key={s} class="tag"><Icon name="gavel" size={14} /> <Who info={info} seat={s} /> ← {before.filter((l) => Number(l.where.slice(7)) - 1 === s).map((l, i) => <span key={i}>{l.by !== null && <Badge seat={l.by} size={16} />}<Back /></span>)}</span>
    ))}</div>
  );
}

/** The ring as two sides, clockwise from you: up the left side, down the right one. */
function sides(seats: number, you: number | null): { left: number[]; right: number[] } {
  const first = you === null ? 0 : you + 1;
  const others = Array.from({ length: you === null ? seats : seats - 1 }, (_, i) => (first + i) % seats);
  const half = Math.ceil(others.length / 2);
  return { left: others.slice(0, half).reverse(), right: others.slice(half) };
}

function Table() {
  const { book, view } = useScene();
  const { left, right } = sides(book.seats, view.seat);
  const trial = onTrial(view) !== null;
  return (
    <div class={`mve${trial ? ' mve-trial' : ''}`}>
      {!trial && <div class="mve-left">{left.map((s) => <Seat key={s} seat={s} />)}</div>}
      <Middle />
      {!trial && <div class="mve-right">{right.map((s) => <Seat key={s} seat={s} />)}</div>}
    </div>
  );
}

// ---- you --------------------------------------------------------------------------------------------------------------

function You() {
  const { view, info } = useScene();
  const w = mveWords.value;
  if (view.seat === null) return <div class="seat-tile"><p class="soft">{w.watchScene}</p></div>;
  const s = view.seat;
  return (
    <ThingBox target={{ noun: 1, value: s }} name={seatName(info, s)} class={`seat-tile seat-you mve-seat${view.asked.includes(s) ? ' seat-asked' : ''}`}>
      <div class="seat-head"><Badge seat={s} size={28} /><span class="seat-name">{seatName(info, s)}</span><span class="seat-side"><Near seat={s} /></span></div>
      <span class="mve-line"><Status seat={s} /></span>
      <div class="secret"><span class="mve-line"><Dna seat={s} /></span><span class="soft small">{w.secret}</span></div>
      <div class="seat-body">{marksOf(view, s)}<SeatSign seat={s} /></div>
    </ThingBox>
  );
}

function Hand() {
  const { book, view } = useScene();
  const card = nounOf(book, 'card'), mark = nounOf(book, 'mark');
  if (view.seat === null) return null;
  return (
    <>
      {eachCard(piles(view, 'hand')[view.seat]).map((c, i) => {
        const row = book.sheets['cards']?.[c.kind] ?? {};
        const strength = Number(row['strength'] ?? 0), skill = String(row['skill'] ?? 'wild');
        return (
          <HandCard key={i} target={{ noun: card, value: c.kind, verbs: HAND_VERBS }} title={nameOf(book, card, c.kind)}
            icon={<span class={`strength skill-${skill}`}><Icon name={SKILL_ICON[skill] ?? 'wild'} size={18} label={skill} /> {strength}</span>}
            text={book.nouns[card]?.values[c.kind]?.text} foot={c.tag > 0 ? <Tag tone="change">{nameOf(book, mark, c.tag)}</Tag> : <span class="soft small">{skill}</span>} />
        );
      })}
    </>
  );
}

function Strip() {
  const { book, view } = useScene();
  const values = fieldList(view, 'resource');
  const won = fieldList(view, 'piles').reduce((a, b) => a + b, 0);
  return (
    <div class="mve-strip">
      {RESOURCES.map((r, i) => <span key={r} class={(values[i] ?? 0) <= 4 ? 'resource-low' : ''}><Icon name={RESOURCE_ICON[r]!} size={18} label={nameOf(book, nounOf(book, 'resource'), i)} /> <b>{values[i]}</b></span>)}
      <span class="small soft">{fill(mveWords.value.defeated, { a: won, b: 3 * (fact(view, 'quota') ?? 0) })}</span>
    </div>
  );
}

/** Ready phrases: choose what about, then what to say. */
function Moment() {
  const { book, info, phrases, say } = useScene();
  const w = mveWords.value;
  const [about, setAbout] = useState<string | null>(null);
  if (!phrases.length) return null;
  const things = [...new Set(phrases.map((l) => `${l.a[0]}:${l.a[1]}`))];
  const now = about !== null && things.includes(about) ? about : things[0]!;
  const name = (key: string) => {
    const [verb, value] = key.split(':').map(Number) as [number, number];
    const noun = book.verbs[verb]?.nouns[0] ?? 0;
    return noun === 1 ? <Who info={info} seat={value} /> : noun === 2 ? <>{w.added} {value}</> : <>{nameOf(book, noun, value)}</>;
  };
  return (
    <div class="phrases">
      <b>{w.sayAbout}</b>
      <div class="phrase-about">{things.map((t) => <button key={t} class="tag" aria-pressed={t === now} onClick={() => setAbout(t)}>{name(t)}</button>)}</div>
      <div class="phrase-buttons">{phrases.filter((l) => `${l.a[0]}:${l.a[1]}` === now).map((l) => <button key={l.text} class="button" onClick={() => say(l)}>{phraseText(book, labelText(book, info, l.a))}</button>)}</div>
      <p class="soft small">{w.never}</p>
    </div>
  );
}
/** What stands between the quotation marks of the label. */
const phraseText = (_: Book, label: string): string => /["“«](.*)["”»]/.exec(label)?.[1] ?? label;

const PHASES = ['leaders', 'martians', 'humans', 'resolve', 'accuse', 'trials', 'promote', 'reveals', 'discard'] as const;

function phaseOf(view: View): typeof PHASES[number] | null {
  const procs = view.flow.map((f) => f.proc);
  if (procs.includes('leaders')) return 'leaders';
  if (procs.includes('influence')) return (view.prompt ?? '').startsWith('Martian') ? 'martians' : 'humans';
  if (procs.includes('trials')) return 'trials';
  if (procs.includes('resolve') || procs.includes('effect')) return 'resolve';
  if (procs.includes('accuse')) return 'accuse';
  if (procs.includes('promote')) return 'promote';
  if (procs.includes('reveal')) return 'reveals';
  return procs.includes('discard') ? 'discard' : null;
}

export const marsVsEarth: Board = {
  phases: (_, view) => PHASES.map((p) => ({ name: mveWords.value[p], now: phaseOf(view) === p })),
  when: (_, view) => fill(mveWords.value.round, { n: field(view, 'round') }),
  Table, You, Hand, Strip, Moment,
  draws: (book, noun, verb) => noun === 1 || noun === nounOf(book, 'threat') || (noun === nounOf(book, 'resource') && ['lose', 'raise'].includes(verb))
    || (noun === nounOf(book, 'card') && (HAND_VERBS.includes(verb) || SHOWN_VERBS.includes(verb))),
  talk: (verb) => verb.startsWith('say-') || verb === 'claim',
};
