// A fight as a page of a comic: hero, die and Martian side by side; on a phone the Martian above, the hero below, the
// die between them.
import { ComicSvg } from './comic';
import {
    Blow,
    Bust,
    Enemy,
    NamePlate,
    Panel,
    SumMark,
    sumWidth,
    Throw,
    heroGround,
    heroLines,
    type Sum,
} from './fight_panels';
import { CaptionMark, SpeechMark, fitting, wordsWidth } from './lettering';
import type { Pose } from './martian';
import './fight.css';

export interface FightProps {
    width: number;
    height: number;
    /** All of it in words. */
    label: string;
    seat: number;
    /** "Farmer Gus", and what they have. */
    hero: string;
    life: number;
    bullets: number;
    /** A Shotgun is in play. */
    armed?: boolean;
    pose?: Pose;
    /** Under the Martian: "Martian, your tenth?" */
    martian?: string;
    /** "Meanwhile, at the gas pump..." */
    caption?: string;
    /** What the Martian says. */
    speech?: string;
    /** As thrown; left out: not yet. */
    face?: number;
    /** "It takes a 4!" */
    needs?: string;
    sum?: Sum;
    /** How it ended, and with which noise. */
    outcome?: 'won' | 'lost';
    noise?: string;
}

const PAPER = '#fff8e6';
const VIOLET = { ground: '#5a2fc0', lines: '#8a5cf0' };
const PEN = 0.56; // outlines of figures that fill a panel

export function FightScene(props: FightProps) {
    const { width: w, height: h, label, outcome } = props;
    return (
        <ComicSvg
            class={`mar-fight${outcome ? ` is-${outcome}` : ''}`}
            viewBox={`0 0 ${w} ${h}`}
            width={w}
            height={h}
            pen={PEN}
            label={label}
        >
            <rect width={w} height={h} fill={PAPER} />
            {w > h * 1.2 ? <Wide {...props} /> : <Upright {...props} />}
        </ComicSvg>
    );
}

function Wide(props: FightProps) {
    const { width: w, height: h, seat, outcome, noise } = props;
    const [a, b] = [w * 0.36, w * 0.64];
    const [left, right] = [a * 0.48, b + (w - b) * 0.52];
    const size = Math.min(h * 0.97, a * 0.95);
    const giant = Math.min(h * 0.86, (w - b) * 0.9);
    const lost = outcome === 'lost';
    return (
        <>
            <Panel
                d={`M10 8H${a + 24}L${a - 34} ${h - 8}H10z`}
                ground={heroGround(seat)}
                lines={{ x: left, y: h * 0.55, free: size * 0.4, color: heroLines(seat) }}
                pen={7}
                from="left"
            >
                <Bust seat={seat} x={left} foot={h - 2} size={size} armed={props.armed} mood={lost ? 'hit' : 'awake'} />
                <NamePlate text={props.hero} x={28} y={h - 36} life={props.life} bullets={props.bullets} />
            </Panel>
            <Panel
                d={`M${b + 34} 8H${w - 10}V${h - 8}H${b - 24}z`}
                ground={VIOLET.ground}
                lines={{ x: right, y: h * 0.5, free: giant * 0.44, color: VIOLET.lines }}
                dots={0.14}
                pen={7}
                from="right"
            >
                <Enemy
                    pose={poseOf(props)}
                    x={right}
                    y={Math.max(h * 0.15, h - giant * 1.06) + giant * 0.6}
                    size={giant}
                    beaten={outcome === 'won'}
                />
                {props.martian && <NamePlate text={props.martian} x={w - 24} y={h - 36} right color="#b6ff5a" />}
            </Panel>
            <Panel
                d={`M${a + 38} 8H${b + 20}L${b - 38} ${h - 8}H${a - 20}z`}
                ground="#151033"
                dots={0.2}
                pen={7}
                from="above"
            >
                <Throw face={props.face} x={w / 2} y={h * 0.34} r={h * 0.345} needs={props.needs} />
            </Panel>
            {props.sum && <SumMark sum={props.sum} x={w / 2 - 4} y={h - 50} scale={Math.min(1, (b - a) / 400)} />}
            {props.caption && (
                <CaptionMark text={props.caption} x={26} y={22} size={fitting(props.caption, a - 60, 23)} />
            )}
            {props.speech && !outcome && <Says text={props.speech} right={w - 30} y={14} mouth={[right, h * 0.24]} />}
            {noise && outcome && (
                <Blow
                    text={noise}
                    x={lost ? a * 0.83 : b + (w - b) * 0.26}
                    y={h * (lost ? 0.34 : 0.27)}
                    r={h * (lost ? 0.27 : 0.3)}
                    color={lost ? '#8cf03c' : '#ff9d2e'}
                />
            )}
        </>
    );
}

/** Whoever wins laughs. */
const poseOf = ({ pose = 'ray-gun', outcome }: FightProps): Pose => (outcome === 'lost' ? 'laugher' : pose);

/** A bubble that ends at the right edge, with its tail to the mouth. */
function Says({
    text,
    right,
    y,
    mouth: [mx, my],
}: {
    text: string;
    right: number;
    y: number;
    mouth: [number, number];
}) {
    const size = 27;
    const x = right - wordsWidth(text, size) - size * 1.6;
    return <SpeechMark text={text} x={x} y={y} size={size} to={[mx - x, my - y]} />;
}

/** On a phone: without words, at the right edge. */
function PlainSum({ sum, right, y }: { sum: Sum; right: number; y: number }) {
    const plain = { ...sum, words: undefined },
        scale = 0.72;
    return <SumMark sum={plain} x={right - (sumWidth(plain) * scale) / 2} y={y} scale={scale} />;
}

function Upright(props: FightProps) {
    const { width: w, height: h, seat, outcome, noise } = props;
    const middle = h * 0.5;
    const size = Math.min(h * 0.5, w * 0.62);
    const giant = Math.min(h * 0.44, w * 0.55);
    const lost = outcome === 'lost';
    return (
        <>
            <Panel
                d={`M6 6H${w - 6}V${middle - 46}L6 ${middle + 22}z`}
                ground={VIOLET.ground}
                lines={{ x: w * 0.62, y: h * 0.25, free: giant * 0.55, color: VIOLET.lines }}
                dots={0.14}
                pen={5}
                from="above"
            >
                <Enemy
                    pose={poseOf(props)}
                    x={w * 0.62}
                    y={h * 0.1 + giant * 0.6}
                    size={giant}
                    beaten={outcome === 'won'}
                />
            </Panel>
            <Panel
                d={`M6 ${middle + 34}L${w - 6} ${middle - 34}V${h - 6}H6z`}
                ground={heroGround(seat)}
                lines={{ x: w * 0.3, y: h * 0.78, free: size * 0.5, color: heroLines(seat) }}
                pen={5}
                from="below"
            >
                <Bust seat={seat} x={size * 0.52} foot={h - 4} size={size} mood={lost ? 'hit' : 'awake'} />
            </Panel>
            <Throw
                face={props.face}
                x={w - 106}
                y={middle + 42}
                r={90}
                needs={props.sum && h < 400 ? undefined : props.needs}
            />
            {props.speech && !outcome && (
                <SpeechMark
                    text={props.speech}
                    x={16}
                    y={22}
                    size={20}
                    to={[w * 0.62 - giant * 0.42, 22 + giant * 0.32]}
                />
            )}
            {props.sum ? (
                <PlainSum sum={props.sum} right={w - 12} y={h - 36} />
            ) : (
                props.caption &&
                !outcome &&
                h >= 420 && <CaptionMark text={props.caption} x={w - 16} y={h - 46} size={17} right />
            )}
            {noise && outcome && (
                <Blow
                    text={noise}
                    x={lost ? w * 0.7 : w * 0.25}
                    y={lost ? h - 76 : h * 0.17}
                    r={w * (lost ? 0.22 : 0.24)}
                    color={lost ? '#8cf03c' : '#ff9d2e'}
                />
            )}
        </>
    );
}
