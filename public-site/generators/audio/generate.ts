/**
 * Speaks the messages over soft chords: `pnpm --filter public-site generate:audio`.
 * Needs the Debian packages flite and ffmpeg.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { church } from 'contract/church';
import NodeId3 from 'node-id3';
import sharp from 'sharp';

import { type Message, messages } from './messages.ts';
import { RATE, type Sound, fade, lay, level, pad, room } from './sound.ts';

const run = promisify(execFile);
const output = new URL('../../assets/downloads/mp3s/', import.meta.url);
const gallery = new URL('../../assets/art/gallery/', import.meta.url);
const manifest = new URL('../../src/content/sermon-files.ts', import.meta.url);

/** Seconds of chords before the first word, between paragraphs and after the last. */
const BEFORE = 4;
const PAUSE = 1.1;
const AFTER = 7;
const CHORD = 6.5;
/** The chords lie 12 dB under the voice: heard in its pauses, never in its way. */
const CHORDS_BELOW = 30;

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

async function speak(message: Message, scratch: string): Promise<Sound[]> {
  const spoken: Sound[] = [];
  for (const [index, paragraph] of message.paragraphs.entries()) {
    const wav = join(scratch, `${index}.wav`);
    await run('flite', [
      '-voice',
      message.voice,
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

function mixDown(message: Message, spoken: readonly Sound[]): Sound {
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
  const chords = room(pad(message.chords, length, CHORD), 0.22);
  level(chords, CHORDS_BELOW);
  fade(chords, 3, 6);
  lay(chords, mix, 0);
  return mix;
}

/** Warms the voice, holds its peaks and packs it at 64 kbit/s mono. */
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

async function tag(message: Message, path: string): Promise<void> {
  const cover = await sharp(new URL(`${message.picture}-960.webp`, gallery).pathname)
    .resize(600, 600, { fit: 'cover' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  const written = NodeId3.write(
    {
      title: message.title,
      artist: message.preacher,
      album: `Messages from ${church.name}`,
      performerInfo: church.name,
      year: message.date.slice(0, 4),
      date: message.date.slice(8, 10) + message.date.slice(5, 7),
      language: 'eng',
      genre: 'Speech',
      comment: { language: 'eng', text: message.passage },
      unsynchronisedLyrics: { language: 'eng', text: message.paragraphs.join('\n\n') },
      image: {
        mime: 'image/jpeg',
        type: { id: 3, name: 'front cover' },
        description: message.title,
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

async function make(message: Message): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), 'message-'));
  try {
    const path = new URL(message.file, output).pathname;
    await encode(mixDown(message, await speak(message, scratch)), scratch, path);
    await tag(message, path);
    const { size } = await stat(path);
    const seconds = await secondsOf(path);
    process.stdout.write(`${message.file} ${size} bytes, ${seconds} s\n`);
    const { title, preacher, date, passage, paragraphs } = message;
    return JSON.stringify({
      file: `/downloads/mp3s/${message.file}`,
      title,
      preacher,
      date,
      passage,
      bytes: size,
      seconds,
      transcript: paragraphs,
    });
  } finally {
    await rm(scratch, { recursive: true });
  }
}

await mkdir(output, { recursive: true });
await readFile(new URL('door-960.webp', gallery)).catch(() => {
  throw new Error('Run generate:art first: the sleeves are cut from the gallery');
});
const entries: string[] = [];
for (const message of messages) entries.push(await make(message));
await writeFile(
  manifest,
  `/* Generated by \`pnpm --filter public-site generate:audio\`; change generators/audio instead. */

/** A message that can be heard and kept (SPEC 2.6). */
export interface SermonFile {
  /** Address of the MP3 file. */
  readonly file: string;
  readonly title: string;
  readonly preacher: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly passage: string;
  readonly bytes: number;
  readonly seconds: number;
  /** What is said, for those who read rather than hear. */
  readonly transcript: readonly string[];
}

/** Newest first. */
export const sermonFiles: readonly SermonFile[] = [${entries.join(',')}];
`,
);
