// A short, soft sound when you are asked; only for those who want it. It carries no secret.

let ear: AudioContext | null = null;

export function ring(): void {
    ear ??= new AudioContext();
    const tone = ear.createOscillator(),
        loud = ear.createGain();
    tone.frequency.value = 660;
    loud.gain.setValueAtTime(0.12, ear.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.001, ear.currentTime + 0.35);
    tone.connect(loud).connect(ear.destination);
    tone.start();
    tone.stop(ear.currentTime + 0.35);
}
