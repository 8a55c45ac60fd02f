/** Two quiet sounds, made here: a card laid on a table, and "your turn". Off until wanted; silent where there is no audio. */
import { settings } from './settings.svelte.ts';

let audio: AudioContext | null = null;

/** Browsers let a page sound only after a touch or a key. Called once; returns what ends the listening. */
export function wakeSounds(): () => void {
  const wake = () => {
    if (settings.sounds) void context()?.resume().catch(() => undefined);
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
  return () => {
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
  };
}

/** A card slides and lands: a breath of noise, lower at the end. */
export function cardSound(): void {
  const on = ready();
  if (!on) return;
  const length = Math.floor(on.sampleRate * 0.07);
  const noise = on.createBuffer(1, length, on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < length; place++) {
    samples[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 3;
  }
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(2600, on.currentTime);
  filter.frequency.exponentialRampToValueAtTime(500, on.currentTime + 0.07);
  source.connect(filter).connect(volume(on, 0.12)).connect(on.destination);
  source.start();
}

/** Two soft tones upwards, like nothing else here. */
export function turnSound(): void {
  const on = ready();
  if (!on) return;
  tone(on, 587.33, 0);
  tone(on, 880, 0.13);
}

function tone(on: AudioContext, pitch: number, wait: number): void {
  const start = on.currentTime + wait;
  const source = on.createOscillator();
  source.type = 'sine';
  source.frequency.value = pitch;
  const gain = volume(on, 0.0001);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.1, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
  source.connect(gain).connect(on.destination);
  source.start(start);
  source.stop(start + 0.45);
}

function volume(on: AudioContext, level: number): GainNode {
  const gain = on.createGain();
  gain.gain.value = level;
  return gain;
}

function ready(): AudioContext | null {
  if (!settings.sounds) return null;
  const on = context();
  return on?.state === 'running' ? on : null;
}

function context(): AudioContext | null {
  try {
    audio ??= new AudioContext();
  } catch {
    return null;
  }
  return audio;
}
