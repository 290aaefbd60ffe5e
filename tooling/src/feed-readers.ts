import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';

/** What the journey of the feeds reads them with, beside our own tests, and the Debian packages that bring it. */
const readers = {
  '/usr/lib/python3/dist-packages/icalendar': 'python3-icalendar',
  '/usr/lib/python3/dist-packages/feedparser': 'python3-feedparser',
  '/usr/bin/xmllint': 'libxml2-utils',
  '/usr/bin/ffprobe': 'ffmpeg',
} as const;

/** Installs what is missing where that is allowed. Elsewhere the journey says which reader it went without. */
export async function ensureFeedReaders(): Promise<void> {
  const missing = Object.entries(readers).filter(([file]) => !existsSync(file));
  if (missing.length > 0) await installPackages(missing.map(([, name]) => name));
}
