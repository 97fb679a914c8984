import { settings } from './settings.svelte';

/** Three small sounds, made on the spot; silent unless the user asked for sound. */
const NOTES = { move: [392], turn: [523, 784], refused: [196, 175], over: [523, 659, 784] } as const;

let context: AudioContext | undefined;

export function play(what: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  NOTES[what].forEach((frequency, index) => {
    const start = context!.currentTime + index * 0.12;
    const tone = context!.createOscillator();
    const loudness = context!.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.28);
    tone.connect(loudness).connect(context!.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  });
}
