/** Mono samples between -1 and 1. */
export type Sound = Float32Array;

export const RATE = 44_100;

const frequency = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** Adds one soft voice of the pad: a few harmonics that swell and fade. */
function addTone(into: Sound, note: number, start: number, length: number, level: number): void {
  const base = frequency(note);
  const rise = 1.6 * RATE;
  const fall = 2.4 * RATE;
  const total = Math.min(into.length - start, length + fall);
  for (let i = 0; i < total; i += 1) {
    const t = i / RATE;
    const fadeIn = Math.min(1, i / rise);
    const fadeOut = i < length ? 1 : 1 - (i - length) / fall;
    const shape = Math.sin((Math.PI / 2) * fadeIn) * Math.max(0, fadeOut) ** 2;
    const sway = 1 + 0.12 * Math.sin(2 * Math.PI * 0.19 * t + note);
    let value = 0;
    for (let harmonic = 1; harmonic <= 4; harmonic += 1) {
      const weight = 1 / harmonic ** 2.2;
      value += weight * Math.sin(2 * Math.PI * base * harmonic * t);
      value += 0.6 * weight * Math.sin(2 * Math.PI * base * harmonic * 1.0023 * t + harmonic);
    }
    into[start + i] = (into[start + i] ?? 0) + value * shape * sway * level;
  }
}

/** Generates a sequence of chords of the given length. */
export function pad(chords: readonly (readonly number[])[], length: number, held: number): Sound {
  const sound = new Float32Array(length);
  const each = Math.round(held * RATE);
  for (let start = 0, index = 0; start < length; start += each, index += 1) {
    const chord = chords[index % chords.length] ?? [];
    chord.forEach((note, voice) => addTone(sound, note, start, each, voice === 0 ? 0.05 : 0.032));
  }
  return sound;
}

/** Adds the reverb of a small stone room: echoes that get fainter and duller. */
export function room(dry: Sound, wet: number): Sound {
  const out = Float32Array.from(dry);
  for (const [milliseconds, keep] of [
    [29.7, 0.72],
    [37.1, 0.7],
    [41.1, 0.68],
    [53.3, 0.64],
  ] as const) {
    const delay = Math.round((milliseconds / 1000) * RATE);
    const comb = new Float32Array(dry.length);
    let dull = 0;
    for (let i = delay; i < dry.length; i += 1) {
      dull = dull * 0.45 + ((dry[i - delay] ?? 0) + (comb[i - delay] ?? 0) * keep) * 0.55;
      comb[i] = dull;
      out[i] = (out[i] ?? 0) + dull * wet;
    }
  }
  return out;
}

/** Fades the ends; durations in seconds. */
export function fade(sound: Sound, atStart: number, atEnd: number): void {
  const [first, last] = [atStart * RATE, atEnd * RATE];
  for (let i = 0; i < sound.length; i += 1) {
    const gain = Math.min(1, i / first, (sound.length - i) / last);
    sound[i] = (sound[i] ?? 0) * gain;
  }
}

/** Mixes one sound into another from a start sample. */
export function lay(over: Sound, onto: Sound, start: number, level = 1): void {
  for (let i = 0; i < over.length; i += 1) {
    const at = start + i;
    if (at < onto.length) onto[at] = (onto[at] ?? 0) + (over[i] ?? 0) * level;
  }
}

/** Normalizes the audible parts to a loudness in dB below full scale. */
export function level(sound: Sound, decibels: number): void {
  let sum = 0;
  let heard = 0;
  for (const value of sound) {
    if (Math.abs(value) < 0.004) continue;
    sum += value * value;
    heard += 1;
  }
  const gain = 10 ** (-decibels / 20) / Math.sqrt(sum / Math.max(1, heard));
  for (let i = 0; i < sound.length; i += 1) sound[i] = (sound[i] ?? 0) * gain;
}
