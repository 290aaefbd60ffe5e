import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';

/** Independent parsers for the feeds' journey, with their Debian packages. */
const readers = {
  '/usr/lib/python3/dist-packages/icalendar': 'python3-icalendar',
  '/usr/lib/python3/dist-packages/feedparser': 'python3-feedparser',
  '/usr/bin/xmllint': 'libxml2-utils',
  '/usr/bin/ffprobe': 'ffmpeg',
} as const;

/**
 * Installs missing parsers where permitted. Elsewhere it prints what the journey cannot test, and how to install it.
 */
export async function ensureFeedReaders(): Promise<void> {
  const missing = findMissing();
  if (missing.length === 0) return;
  process.stdout.write(`Programs that read feeds, being installed: ${missing.join(', ')}\n`);
  await installPackages(missing);
  const packages = findMissing();
  if (packages.length === 0) return;
  process.stdout.write(
    `Feeds are read without ${packages.join(', ')}: only our own readers look at them.\n` +
      `To have them looked at by these too, on Debian or Ubuntu as root: apt-get install ${packages.join(' ')}. ` +
      'Elsewhere: npm test in a Debian container.\n',
  );
}

const findMissing = () =>
  Object.entries(readers).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
