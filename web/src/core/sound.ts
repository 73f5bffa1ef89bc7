// Small sounds, made of oscillators and noise: wood, paper, string.

import { settings } from './settings.svelte';

export type Sound = 'wood' | 'paper' | 'string' | 'end';

/** The volume at which sounds are as loud as they were made. */
const USUAL_VOLUME = 60;

let context: AudioContext | undefined;

/** Browsers let a page sound only after somebody has touched it. */
function ready(): AudioContext | undefined {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === 'undefined')
    return undefined;
  if (!navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Sounds after the next picture: to make them ready takes longer than to draw it. */
export function play(sound: Sound): void {
  setTimeout(() => make(sound));
}

function make(sound: Sound): void {
  const audio = ready();
  if (!audio) return;
  if (sound === 'wood') {
    tone(audio, 420, 0.05, 0.22, 'triangle');
    noise(audio, 1800, 0.03, 0.12);
  } else if (sound === 'paper') noise(audio, 3200, 0.12, 0.1);
  else if (sound === 'string') tone(audio, 587, 0.5, 0.1, 'sine');
  else [440, 554, 659].forEach((pitch, at) => tone(audio, pitch, 0.9, 0.08, 'sine', at * 0.14));
}

function tone(
  audio: AudioContext,
  pitch: number,
  length: number,
  volume: number,
  type: OscillatorType,
  delay = 0,
): void {
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.value = pitch;
  through(audio, oscillator, length, volume, delay);
}

function noise(audio: AudioContext, pitch: number, length: number, volume: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter);
  through(audio, source, length, volume, 0, filter);
}

/** Lets a source be heard and fade. */
function through(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  length: number,
  volume: number,
  delay: number,
  last: AudioNode = source,
): void {
  const gain = audio.createGain();
  const start = audio.currentTime + delay;
  gain.gain.setValueAtTime(volume * (settings.volume / USUAL_VOLUME), start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  last.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}
