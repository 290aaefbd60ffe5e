import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSingles } from './content';
import { fillSite, makeMovedSite } from './moved-site';
import type { MovedSite } from './moved-site';

/** What can be read and written of a file of JSON. */
export type Json = Record<string, unknown>;

/** The words that refuse a folder, and how it is spoiled. */
export type SpoiledCase = readonly [RegExp, (folder: SpoiledFolder) => unknown];

/** An export that a test changes before it is imported. */
export class SpoiledFolder {
  constructor(readonly path: string) {}

  at(name: string): string {
    return join(this.path, name);
  }

  read(name: string): Json {
    return JSON.parse(readFileSync(this.at(name), 'utf8')) as Json;
  }

  change(name: string, act: (value: Json) => void): void {
    const value = this.read(name);
    act(value);
    writeFileSync(this.at(name), JSON.stringify(value));
  }

  /** The ids of a kind's entries in the manifest, to be changed. */
  changeIds(kind: string, act: (ids: string[]) => void): void {
    this.change('content.json', (all) => act(entriesIn(all, kind)));
  }

  /** The first entry of a kind with a published text. */
  shown(kind: string): string {
    const names = entriesIn(this.read('content.json'), kind).map(
      (id) => `content/${kind}/${id}.json`,
    );
    return names.find((name) => 'published' in this.read(name)) ?? '';
  }

  /** The file that tells of a file of a kind, and its first file. */
  media(kind: string): { readonly facts: string; readonly id: string; readonly part: string } {
    const [name = ''] = readdirSync(this.at('media')).filter(
      (each) => each.endsWith('.json') && this.read(`media/${each}`)['kind'] === kind,
    );
    const id = name.replace('.json', '');
    const [part = ''] = readdirSync(this.at(`media/${id}`));
    return { facts: `media/${name}`, id, part: `media/${id}/${part}` };
  }

  /** Puts other bytes in the place of a file of the media, and says how many there are. */
  replacePart(kind: string, bytes: Buffer, name?: string): void {
    const { facts, id, part } = this.media(kind);
    const path = this.at(name === undefined ? part : `media/${id}/${name}`);
    const before = readFileSync(path).length;
    writeFileSync(path, bytes);
    this.change(
      facts,
      (value) => (value['bytes'] = Number(value['bytes']) - before + bytes.length),
    );
  }
}

const entriesIn = (manifest: Json, kind: string): string[] =>
  (manifest['kinds'] as Record<string, { entries: string[] }>)[kind]?.entries ?? [];

/** The values of a text of an entry. */
export const valuesIn = (entry: Json | undefined, state = 'published') =>
  (entry?.[state] as { values: Record<string, unknown> }).values;

/** An export of a site with everything, copies of it to be spoiled, and a site that is to take nothing of them. */
async function makeSpoiledFolders() {
  const base = mkdtempSync(join(tmpdir(), 'church-hostile-'));
  const sound = join(base, 'sound');
  const site = await makeMovedSite();
  await loadSingles(site.server.database);
  await fillSite(site);
  await site.exportTo(sound);
  await site.remove();
  const target = await makeMovedSite();
  return {
    target,
    copy: () => {
      const path = mkdtempSync(join(base, 'folder-'));
      cpSync(sound, path, { recursive: true });
      return new SpoiledFolder(path);
    },
    remove: async () => {
      await target.remove();
      rmSync(base, { recursive: true, force: true });
    },
  };
}

/** Everything that an import could leave. */
async function readTraces({ server, parts, dataDir }: MovedSite): Promise<unknown[]> {
  const tables = ['content_entries', 'content_starters', 'media_files', 'media_uploads'] as const;
  const rows = tables.map((table) => server.database.selectFrom(table).selectAll().execute());
  const folders = ['files', 'unfinished'].map((name) => {
    const path = join(dataDir, 'media', name);
    mkdirSync(path, { recursive: true });
    return readdirSync(path, { recursive: true });
  });
  return [...(await Promise.all(rows)), ...folders, await parts.store.list()].flat();
}

/** Tests that nothing of any of the folders is taken, and all of the one that they were made from. */
export function refuseSpoiledFolders(cases: Readonly<Record<string, SpoiledCase>>): void {
  jest.setTimeout(120_000);
  let folders: Awaited<ReturnType<typeof makeSpoiledFolders>>;
  beforeAll(async () => {
    folders = await makeSpoiledFolders();
  });
  afterAll(() => folders.remove());

  it.each(Object.entries(cases))(
    'takes nothing of a folder with %s',
    async (_what, [words, spoil]) => {
      const folder = folders.copy();
      await spoil(folder);
      await expect(folders.target.importFrom(folder.path)).rejects.toMatchObject({
        name: 'MoveFault',
        message: expect.stringMatching(words) as string,
      });
      expect(await readTraces(folders.target)).toEqual([]);
    },
  );

  it('takes the folder as it was', async () => {
    await folders.target.importFrom(folders.copy().path);
    expect(await readTraces(folders.target)).not.toEqual([]);
  });
}
