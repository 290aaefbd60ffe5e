/**
 * Generates the spoken messages over soft chords: `npm run lab -- generate-audio`. It needs the Debian packages flite
 * and ffmpeg.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { church } from 'contract/church';
import NodeId3 from 'node-id3';
import { starterSermons } from 'public-site/content/starter-sermons';
import sharp from 'sharp';

import { writeSource } from '../write-source.ts';
import { type Voicing, voicings } from './voicings.ts';
import { RATE, type Sound, fade, lay, level, pad, room } from './sound.ts';

type Sermon = (typeof starterSermons)[number];

const run = promisify(execFile);
const output = new URL('../../../public-site/assets/downloads/mp3s/', import.meta.url);
const gallery = new URL('../../../public-site/assets/art/gallery/', import.meta.url);
const sizes = new URL(
  '../../../public-site/src/content/generated/sermon-sizes.ts',
  import.meta.url,
);

/** Seconds of chords before the first word, between paragraphs and after the last. */
const BEFORE = 4;
const PAUSE = 1.1;
const AFTER = 7;
const CHORD = 6.5;
/** Level of the chords in dB below full scale: 12 dB under the voice, audible in its pauses without masking it. */
const CHORDS_BELOW = 30;

const paragraphsOf = ({ transcript = '' }: Sermon) => transcript.split('\n');

async function readSound(path: string): Promise<Sound> {
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', '-nostdin', '-i', path, '-f', 'f32le', '-ac', '1', '-ar', `${RATE}`, '-'],
    { encoding: 'buffer', maxBuffer: 1 << 28 },
  );
  return new Float32Array(
    stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength),
  );
}

async function speak(sermon: Sermon, { voice }: Voicing, scratch: string): Promise<Sound[]> {
  const spoken: Sound[] = [];
  for (const [index, paragraph] of paragraphsOf(sermon).entries()) {
    const wav = join(scratch, `${index}.wav`);
    await run('flite', [
      '-voice',
      voice,
      '--setf',
      'duration_stretch=1.12',
      '-t',
      paragraph,
      '-o',
      wav,
    ]);
    spoken.push(await readSound(wav));
  }
  return spoken;
}

function mixDown({ chords: notes }: Voicing, spoken: readonly Sound[]): Sound {
  const seconds = BEFORE + AFTER + PAUSE * (spoken.length - 1);
  const length = Math.round(seconds * RATE) + spoken.reduce((sum, sound) => sum + sound.length, 0);
  const voice = new Float32Array(length);
  let at = BEFORE * RATE;
  for (const sound of spoken) {
    lay(sound, voice, Math.round(at));
    at += sound.length + PAUSE * RATE;
  }
  const mix = room(voice, 0.05);
  level(mix, 18);
  const chords = room(pad(notes, length, CHORD), 0.22);
  level(chords, CHORDS_BELOW);
  fade(chords, 3, 6);
  lay(chords, mix, 0);
  return mix;
}

/** Filters and limits the voice, and encodes it at 64 kbit/s mono. */
async function encode(sound: Sound, scratch: string, to: string): Promise<void> {
  const raw = join(scratch, 'mix.f32');
  await writeFile(raw, new Uint8Array(sound.buffer));
  const filters =
    'highpass=f=70,equalizer=f=220:t=q:w=1:g=2,equalizer=f=3200:t=q:w=1.2:g=-2,lowpass=f=9500,alimiter=limit=0.84:level=false';
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-f',
    'f32le',
    '-ar',
    `${RATE}`,
    '-ac',
    '1',
    '-i',
    raw,
    '-af',
    filters,
    '-ar',
    `${RATE}`,
    '-c:a',
    'libmp3lame',
    '-b:a',
    '64k',
    '-map_metadata',
    '-1',
    '-id3v2_version',
    '0',
    '-write_xing',
    '1',
    to,
  ]);
}

async function tag(sermon: Sermon, { picture }: Voicing, path: string): Promise<void> {
  const cover = await sharp(new URL(`${picture}-960.webp`, gallery).pathname)
    .resize(600, 600, { fit: 'cover' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  const written = NodeId3.write(
    {
      title: sermon.title,
      artist: sermon.preacher,
      album: `Messages from ${church.name}`,
      performerInfo: church.name,
      year: sermon.date.slice(0, 4),
      date: sermon.date.slice(8, 10) + sermon.date.slice(5, 7),
      language: 'eng',
      genre: 'Speech',
      comment: { language: 'eng', text: sermon.passage },
      unsynchronisedLyrics: { language: 'eng', text: paragraphsOf(sermon).join('\n\n') },
      image: {
        mime: 'image/jpeg',
        type: { id: 3, name: 'front cover' },
        description: sermon.title,
        imageBuffer: cover,
      },
    },
    path,
  );
  if (written !== true) throw written;
}

async function secondsOf(path: string): Promise<number> {
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'format=duration',
    '-of',
    'csv=p=0',
    path,
  ]);
  return Math.round(Number(stdout));
}

/** Generates one MP3 file and returns its line of the generated sizes. */
async function make(sermon: Sermon): Promise<string> {
  const name = `${sermon.audio}.mp3`;
  const voicing = voicings[name];
  if (voicing === undefined) throw new Error(`${name} has no voicing in voicings.ts`);
  const scratch = await mkdtemp(join(tmpdir(), 'sermon-'));
  try {
    const path = new URL(name, output).pathname;
    await encode(mixDown(voicing, await speak(sermon, voicing, scratch)), scratch, path);
    await tag(sermon, voicing, path);
    const { size } = await stat(path);
    const seconds = await secondsOf(path);
    process.stdout.write(`${name} ${size} bytes, ${seconds} s\n`);
    return `'${name}': { bytes: ${size}, seconds: ${seconds} },\n`;
  } finally {
    await rm(scratch, { recursive: true });
  }
}

await mkdir(output, { recursive: true });
await readFile(new URL('door-960.webp', gallery)).catch(() => {
  throw new Error('Run generate:art first: the sleeves are cut from the gallery');
});
const entries: string[] = [];
for (const sermon of starterSermons) entries.push(await make(sermon));
const notice = '/* Generated by `npm run lab -- generate-audio`; do not edit. */\n';
await writeSource(sizes, `${notice}export const sermonSizes = {\n${entries.join('')}} as const;\n`);
