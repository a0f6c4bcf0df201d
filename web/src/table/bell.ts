// Two soft notes when you are asked. It carries no secret, needs no file, and is never heard before the person has
// touched the page: browsers forbid that, and rightly.

let ear: AudioContext | null = null;
let touched = false;
let sounding = 0; // notes that have not faded yet

for (const touch of ['pointerdown', 'keydown'] as const)
    addEventListener(touch, () => (touched = true), { once: true, capture: true, passive: true });

function note(at: number, pitch: number, line: AudioContext): void {
    const tone = line.createOscillator(),
        loud = line.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.08, at + 0.03);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.45);
    tone.connect(loud).connect(line.destination);
    sounding += 1;
    tone.onended = () => {
        sounding -= 1;
        if (!sounding) void line.suspend().catch(() => undefined); // else the sound device would stay awake for good
    };
    tone.start(at);
    tone.stop(at + 0.5);
}

/** Silent where there is no sound at all. */
export function ring(): void {
    if (!touched || typeof AudioContext === 'undefined') return;
    ear ??= new AudioContext();
    void ear.resume().catch(() => undefined);
    note(ear.currentTime, 523.25, ear);
    note(ear.currentTime + 0.16, 659.26, ear);
}
