/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSound } from 'public-site/shown-content/sermon-sound';
import { starterSermons } from 'public-site/content/starter-sermons';

it.each(starterSermons)('$title plays from its first frame to its last', ({ audio }) => {
  const { address = '', seconds = 0 } = getSound(audio) ?? {};
  const sound = readFileSync(join(__dirname, '../../../public-site/assets', address));
  const { duration, end } = readFrames(sound);
  expect(duration).toBeGreaterThanOrEqual(30);
  expect(Math.abs(duration - seconds)).toBeLessThan(1);
  expect(end).toBe(sound.length);
});

/** Kilobits per second of MPEG-1 Layer III, by the header's four bits (ISO 11172-3, 2.4.2.3). */
const bitRates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const sampleRates = [44_100, 48_000, 32_000];
const samplesInFrame = 1152;

/** Reads the frames after the ID3 tag. `duration` is in seconds; `end` is the offset after the last frame. */
function readFrames(sound: Buffer): { readonly duration: number; readonly end: number } {
  const tagSize = sound.subarray(6, 10).reduce((size, byte) => (size << 7) | byte, 0);
  let at = 10 + tagSize;
  let duration = 0;
  while (at + 4 <= sound.length) {
    const header = sound.readUInt32BE(at);
    // Sync word, MPEG-1, Layer III, with or without a checksum.
    if (header >>> 17 !== 0x7ffd) break;
    const bitRate = bitRates[(header >>> 12) & 15];
    const sampleRate = sampleRates[(header >>> 10) & 3];
    if (!bitRate || !sampleRate) break;
    const padding = (header >>> 9) & 1;
    at += Math.floor((samplesInFrame / 8) * ((bitRate * 1000) / sampleRate)) + padding;
    duration += samplesInFrame / sampleRate;
  }
  return { duration, end: at };
}
