import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { inLanguage } from 'contract/content-entry';
import type { ContentSnapshot, LocalEntry } from 'contract/content-entry';
import { readSnapshot } from 'contract/content-snapshot';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import * as englishWords from 'contract/site/church.texts';
import { starterIdentity } from 'contract/starter-church';
import { ignoreMissing } from '../storage/error-code';
import { inEveryLanguage } from './in-every-language';
import { loadOnce, readIfThere } from '../storage/load-once';

const wordsIn = inEveryLanguage(
  englishWords,
  (code) => import(`../../../locales/${code}/contract/site/church.texts.ts`),
);

/** The church's identity as visitors see it on the site. */
export class PublishedChurch {
  /** The snapshots by set of pages, which never change. */
  readonly #sets = new Map<string, Promise<ContentSnapshot | undefined>>();

  /** @param siteDir undefined for a server without pages */
  constructor(private readonly siteDir: string | undefined) {}

  /** Returns the identity; without readable pages, the built-in one. Never rejects. */
  async read(language: Language): Promise<LocalEntry<'identity'>> {
    const snapshot = await this.#readShown().catch(() => undefined);
    const [identity] = snapshot ? inLanguage(snapshot, 'identity', language) : [];
    if (identity) return identity;
    const { motto, about, summary, vision, country } = await wordsIn(language);
    return { ...starterIdentity, motto, about, summary, vision, country };
  }

  async #readShown(): Promise<ContentSnapshot | undefined> {
    if (this.siteDir === undefined) return undefined;
    const set = await readlink(join(this.siteDir, 'current')).catch(ignoreMissing);
    if (set === undefined) return undefined;
    const folder = join(this.siteDir, set);
    return loadOnce(this.#sets, set, async () => {
      // Content that was published before this kind existed lacks it: pages then show the release's own.
      const shown = await readIdentity(join(folder, 'snapshot.json'));
      return shown?.identity.length ? shown : readIdentity(join(folder, 'starter.json'));
    });
  }
}

/** Reads only the identity, because the rest of a snapshot takes long. */
async function readIdentity(file: string): Promise<ContentSnapshot | undefined> {
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  const { identity = [] } = JSON.parse(text) as { readonly identity?: unknown };
  return readSnapshot(JSON.stringify({ identity }), () => undefined);
}

/** Returns the church's name, which is the same in all languages. */
export const getChurchName = async (church: PublishedChurch): Promise<string> =>
  (await church.read(firstLanguage)).name;
