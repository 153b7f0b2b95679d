/** A few short sounds, made on the spot; none if they are turned off. */
import { settings } from './settings.svelte';

type Tone = readonly [frequency: number, start: number, length: number, volume: number];

const SOUNDS: Record<string, readonly Tone[]> = {
  lay: [
    [190, 0, 0.07, 0.5],
    [120, 0.01, 0.09, 0.4],
  ],
  other: [[240, 0, 0.06, 0.3]],
  draw: [
    [310, 0, 0.04, 0.25],
    [260, 0.07, 0.05, 0.25],
    [330, 0.15, 0.06, 0.3],
  ],
  refused: [[95, 0, 0.16, 0.35]],
  turn: [
    [523, 0, 0.09, 0.18],
    [659, 0.09, 0.12, 0.18],
  ],
  end: [
    [392, 0, 0.14, 0.2],
    [523, 0.14, 0.14, 0.2],
    [659, 0.28, 0.3, 0.2],
  ],
};

let context: AudioContext | null = null;

/** Let a sound be heard. */
export function sound(name: keyof typeof SOUNDS & string): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    for (const tone of SOUNDS[name] ?? []) play(context, tone);
  } catch {
    context = null;
  }
}

function play(audio: AudioContext, [frequency, start, length, volume]: Tone): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const at = audio.currentTime + start;
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(Math.max(0.001, (volume * settings.volume) / 100), at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}
