import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { changeCalendar } from 'contract/icalendar';
import { PageSet } from '../render/page-set.ts';
import { completeMark } from '../site/page-sets.ts';

/**
 * Tells whether two origins differ only by the port of this machine, as they do without PUBLIC_URL: no text of the site
 * names those.
 */
export function isOtherPort(one: string, other: string): boolean {
  const host = hostOf(one);
  return host !== undefined && host === hostOf(other) && one !== other;
}

const hostOf = (origin: string) => /^(http:\/\/.+):\d+$/.exec(origin)?.[1];

/** Folders of a set whose files name the site's origin. */
const naming = ['pages', 'files'];

/** Copies a page set with another origin, because rendering it again would take ten times as long. */
export async function copyOnOtherPort(
  former: string,
  folder: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  // The mark would say that the copy is on the disk.
  const filter = (file: string) => basename(file) !== completeMark;
  cpSync(realpathSync(former), folder, { recursive: true, filter });
  const set = new PageSet(folder);
  const change = (text: string) => text.replaceAll(from, to);
  for (const file of naming.flatMap((part) => textsIn(folder, part))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const changed = file.endsWith('.ics') ? changeCalendar(text, change) : change(text);
    if (changed === text) continue;
    if (existsSync(join(folder, `${file}.br`))) set.writeBeside(file, changed);
    else writeFileSync(join(folder, file), changed);
  }
  await set.finish();
}

const textsIn = (set: string, part: string): string[] =>
  readdirSync(join(set, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(set.length + 1));
