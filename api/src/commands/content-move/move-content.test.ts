import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaAddress } from 'contract/media-files';
import {
  loadSingles,
  publishEntry,
  sampleText,
  withValues,
} from '../../../testing/samples/content';
import { databaseKinds } from '../../../testing/databases/databases';
import { fillSite, makeMovedSite, readTree } from '../../../testing/samples/moved-site';
import type { MovedSite } from '../../../testing/samples/moved-site';
import { SpoiledFolder } from '../../../testing/samples/spoiled-folder';
import type { Json } from '../../../testing/samples/spoiled-folder';
import { logInStaff } from '../../../testing/people/staff';
import { startSampleBucket } from '../../../testing/stand-ins/bucket-server';
import type { SampleBucket } from '../../../testing/stand-ins/bucket-server';
import { ContentRepository } from '../../content/content-repository';
import { PlanRepository } from '../../content/plan-repository';
import { importContent } from './import-content';

jest.setTimeout(120_000);

const sites: MovedSite[] = [];
let bucket: SampleBucket | undefined;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'church-export-'));
});
afterEach(async () => {
  for (const site of sites.splice(0)) await site.remove();
  await bucket?.remove();
  bucket = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const make = async (...words: Parameters<typeof makeMovedSite>): Promise<MovedSite> => {
  const site = await makeMovedSite(...words);
  sites.push(site);
  return site;
};
const at = (name: string) => join(folder, name);
const snapshotOf = ({ server }: MovedSite) =>
  new ContentRepository(server.database, () => new Date()).snapshot(new Date());

/** Makes a site with all content that the test may change, and its export in the folder `one`. */
async function exportOwn(...words: Parameters<typeof makeMovedSite>) {
  const { picture } = await exportShared();
  const site = await make(...words);
  await site.importFrom(at('one'));
  return { site, picture };
}

interface FilledSite {
  readonly site: MovedSite;
  readonly picture: string;
  readonly exported: string;
}
const filledSites = new Map<string, Promise<FilledSite>>();

/** Copies the export of a shared site with all content to the folder `one`. Filling a site takes seconds. */
async function exportShared(databaseKind: Parameters<typeof makeMovedSite>[0] = 'sqlite') {
  const filling = filledSites.get(databaseKind) ?? fillShared(databaseKind);
  filledSites.set(databaseKind, filling);
  const { exported, ...filled } = await filling;
  cpSync(exported, at('one'), { recursive: true });
  return filled;
}

async function fillShared(...words: Parameters<typeof makeMovedSite>): Promise<FilledSite> {
  const site = await makeMovedSite(...words);
  await loadSingles(site.server.database);
  const picture = await fillSite(site);
  const exported = mkdtempSync(join(tmpdir(), 'church-shared-'));
  await site.exportTo(exported);
  return { site, picture, exported };
}

afterAll(async () => {
  for (const { site, exported } of await Promise.all(filledSites.values())) {
    await site.remove();
    rmSync(exported, { recursive: true });
  }
});

describe.each(databaseKinds)('on %s', (databaseKind) => {
  it('moves everything, so that the next export has the same bytes', async () => {
    const { site, picture } = await exportShared(databaseKind);
    const exported = readTree(at('one'));
    expect(Object.keys(exported).filter((name) => name.startsWith('content/')).length).toBe(
      await countEntries(site),
    );
    const other = await make(databaseKind);
    await other.importFrom(at('one'));
    await other.exportTo(at('two'));
    expect(readTree(at('two'))).toEqual(exported);
    expect(await snapshotOf(other)).toEqual(await snapshotOf(site));
    const url = mediaAddress(picture, '320.avif');
    const [before, after] = await Promise.all(
      [site, other].map(({ server }) => server.app.inject({ url })),
    );
    expect([after?.statusCode, after?.rawPayload]).toEqual([200, before?.rawPayload]);
  });

  it('names nobody who works on the site', async () => {
    const { site } = await exportShared(databaseKind);
    const { id, email } = await site.server.database
      .selectFrom('admins')
      .select(['id', 'email'])
      .executeTakeFirstOrThrow();
    const all = Object.values(readTree(at('one'))).join();
    expect([all.includes(id), all.includes(email)]).toEqual([false, false]);
  });

  it('takes the place of everything only where it is told to', async () => {
    const { site } = await exportShared(databaseKind);
    const other = await make(databaseKind);
    await loadSingles(other.server.database);
    await publishEntry(await logInStaff(other.server), 'posts', sampleText('posts'));
    await other.exportTo(at('own'));
    await expect(other.importFrom(at('one'))).rejects.toThrow(
      /content or files of its own.*--replace/s,
    );
    await other.exportTo(at('still'));
    expect(readTree(at('still'))).toEqual(readTree(at('own')));
    await other.importFrom(at('one'), true);
    await other.exportTo(at('two'));
    expect(readTree(at('two'))).toEqual(readTree(at('one')));
    expect(site.printed).toContainEqual(expect.stringMatching(/has \d+ entries and 4 files/));
  });

  it('lets no number of the calendar fall, and cancels what it does not bring', async () => {
    const { site } = await exportOwn(databaseKind);
    const call = await logInStaff(site.server);
    const ahead = { start: '2099-01-01T10:00', end: '2099-01-01T12:00' };
    const { id } = await publishEntry(call, 'programs', withValues(sampleText('programs'), ahead));
    const marks = async () => (await snapshotOf(site)).calendar ?? [];
    const before = await marks();
    const folderOne = new SpoiledFolder(at('one'));
    folderOne.change(folderOne.shown('programs'), (entry) => (entry['versions'] = []));
    for (const time of [1, 2]) {
      const numbers = new Map((await marks()).map((mark) => [mark.id, mark.sequence]));
      await site.importFrom(at('one'), true);
      const after = await marks();
      expect(after.map((mark) => mark.id)).toEqual(before.map((mark) => mark.id));
      expect(after.find((mark) => mark.id === id)).toMatchObject({
        ...{ sequence: 1, gone: { isCancelled: true } },
      });
      for (const mark of after.filter((one) => one.id !== id))
        expect([time, mark.sequence > (numbers.get(mark.id) ?? 0)]).toEqual([time, true]);
    }
  });

  it('says that plans are left out, and notes an import in the audit log', async () => {
    const site = await make(databaseKind);
    await loadSingles(site.server.database);
    const plans = new PlanRepository(site.server.database, () => new Date());
    const key = { kind: 'giving', id: 'giving', deed: 'publish' } as const;
    await plans.put(key, { due: '2030-01-01T00:00:00.000Z', text: '{}', by: 'somebody' });
    await site.exportTo(at('one'));
    expect(site.printed[0]).toMatch(/^Left out: 1 plans at a time/);
    const other = await make(databaseKind);
    await other.importFrom(at('one'));
    expect(await plansOf(other)).toEqual([]);
    const noted = await other.server.database
      .selectFrom('audit_log')
      .select(['admin_id', 'action', 'kind'])
      .execute();
    expect(noted.at(-1)).toEqual({ admin_id: 'command', action: 'import', kind: 'content' });
  });

  it('raises the revisions of entries that were there, so that no editor goes on with what it saw', async () => {
    const { site } = await exportShared(databaseKind);
    const before = await revisionsOf(site);
    await site.importFrom(at('one'), true);
    const after = await revisionsOf(site);
    expect(after.map(({ revision }) => revision - 1)).toEqual(
      before.map(({ revision }) => revision),
    );
  });
});

const countEntries = async ({ server }: MovedSite) =>
  (await server.database.selectFrom('content_entries').select('id').execute()).length;
const plansOf = ({ server }: MovedSite) =>
  server.database.selectFrom('content_plans').selectAll().execute();
const revisionsOf = ({ server }: MovedSite) =>
  server.database
    .selectFrom('content_entries')
    .select(['kind', 'id', 'revision'])
    .orderBy('kind')
    .orderBy('id')
    .execute();

it('moves files into a bucket and out of one', async () => {
  bucket = await startSampleBucket();
  const { site } = await exportOwn('sqlite', bucket.address);
  await site.exportTo(at('two'));
  expect(readTree(at('two'))).toEqual(readTree(at('one')));
});

it('puts files back that the site has lost, and keeps those that it has', async () => {
  const { site, picture } = await exportOwn();
  await site.target.mediaStore.remove(picture);
  await expect(site.exportTo(at('lost'))).rejects.toThrow(/not where the site keeps its files/);
  await site.importFrom(at('one'), true);
  await site.exportTo(at('two'));
  expect(readTree(at('two'))).toEqual(readTree(at('one')));
});

it('takes over what a site came with, where staff have changed nothing', async () => {
  await exportShared();
  const other = await make();
  await loadSingles(other.server.database);
  await other.importFrom(at('one'));
  await other.exportTo(at('two'));
  expect(readTree(at('two'))).toEqual(readTree(at('one')));
});

it('loads no starter over the entries of a folder that says it had none', async () => {
  await exportShared();
  const spoiled = new SpoiledFolder(at('one'));
  spoiled.change('content.json', (all) => {
    Object.assign((all['kinds'] as Json)['identity'] as Json, { hasStarter: false });
  });
  const other = await make();
  await other.importFrom(at('one'));
  const content = new ContentRepository(other.server.database, () => new Date());
  expect(await content.findLackingKinds()).not.toContain('identity');
});

it('takes a picture without the words of a language that the site has got since', async () => {
  await exportShared();
  const spoiled = new SpoiledFolder(at('one'));
  spoiled.change(spoiled.media('picture').facts, (facts) => {
    facts['alt'] = { en: (facts['alt'] as Json)['en'] };
  });
  const other = await make();
  await other.importFrom(at('one'));
  expect(Object.values((await snapshotOf(other)).media ?? {})).toContainEqual(
    expect.objectContaining({ kind: 'picture' }),
  );
});

it('writes into no folder that holds anything', async () => {
  const { site } = await exportShared();
  await expect(site.exportTo(at('one'))).rejects.toThrow(/is not empty/);
});

it('leaves a file that it has as it is, where the folder has another by its id', async () => {
  const { site } = await exportShared();
  cpSync(at('one'), at('spoiled'), { recursive: true });
  const spoiled = new SpoiledFolder(at('spoiled'));
  spoiled.change(spoiled.media('document').facts, (facts) => (facts['file'] = 'other.pdf'));
  renameSync(spoiled.at(spoiled.media('document').part), spoiled.at(otherPart(spoiled)));
  await expect(site.importFrom(at('spoiled'), true)).rejects.toThrow(/another file by this id/);
  await site.exportTo(at('two'));
  expect(readTree(at('two'))).toEqual(readTree(at('one')));
});

const otherPart = (folder: SpoiledFolder) =>
  folder.media('document').facts.replace('.json', '/other.pdf');

/** Everything that an import could leave. */
async function readTraces({ server, target }: MovedSite): Promise<unknown[]> {
  const tables = ['content_entries', 'content_starters', 'media_files', 'media_uploads'] as const;
  const rows = tables.map((table) => server.database.selectFrom(table).selectAll().execute());
  return [...(await Promise.all(rows)), await target.mediaStore.list()].flat();
}

const badFolders: Readonly<Record<string, readonly [RegExp, (folder: SpoiledFolder) => unknown]>> =
  {
    'no manifest': [/content.json is missing/, (folder) => rmSync(folder.at('content.json'))],
    'a manifest that is no JSON': [
      /content.json is no JSON/,
      (folder) => appendFileSync(folder.at('content.json'), '{'),
    ],
    'an entry outside of it': [
      /^content.json: \/kinds\/posts\/entries/,
      (folder) => folder.changeIds('posts', (ids) => ids.push('../../../etc/passwd')),
    ],
    'an entry that is not there': [
      /content\/posts\/.* is missing/,
      (folder) => rmSync(folder.at(folder.shown('posts'))),
    ],
    'an entry that is too large': [
      /content\/posts\/.* is larger than \d+ bytes/,
      (folder) => truncateSync(folder.at(folder.shown('posts')), 2 ** 32),
    ],
    'an unknown field': [
      /^content\/posts\/.*: \/published\/values must NOT have additional properties \("html"\)/,
      (folder) => folder.changeShown('posts', (values) => (values['html'] = '<b>')),
    ],
    'a published text without its title': [
      /^content\/posts\/.*: title is missing in what is published/,
      (folder) => folder.changeShown('posts', (values) => delete values['title']),
    ],
    'a slug of two entries': [
      /has its slug a-new-address/,
      (folder) =>
        folder.change(folder.shown('news'), (entry) => (entry['slugs'] = ['a-new-address'])),
    ],
    'versions in no order': [
      /^content\/news\/.*order of their numbers/,
      (folder) =>
        folder.change(folder.shown('news'), (entry) => {
          const [version] = entry['versions'] as Json[];
          entry['versions'] = [{ ...version, number: 2 }, version];
        }),
    ],
    'none published of what the site needs': [
      /^content\/giving: the site needs one of them published/,
      (folder) =>
        folder.change('content/giving/giving.json', (entry) => {
          entry['draft'] = entry['published'];
          delete entry['published'];
        }),
    ],
    'a published picture that is not there': [
      /^content\/posts\/.*: the file of body is missing/,
      (folder) => {
        const { facts } = folder.media('picture');
        folder.change('content.json', (all) => {
          const ids = all['media'] as string[];
          all['media'] = ids.filter((id) => !facts.includes(id));
        });
      },
    ],
    'a file that is called as another folder': [
      /^media\/.*: \/file must match pattern/,
      (folder) =>
        folder.change(folder.media('audio').facts, (facts) => (facts['file'] = '../../a.mp3')),
    ],
    'a file that was cut short': [
      /^media\/.*: bytes says \d+, and its files have 20/,
      (folder) => truncateSync(folder.at(folder.media('document').part), 20),
    ],
    'a file that is not there': [
      /media\/.*pdf is missing/,
      (folder) => rmSync(folder.at(folder.media('document').part)),
    ],
  };

describe('of a folder that does not fit', () => {
  let site: MovedSite;
  beforeAll(async () => {
    site = await makeMovedSite();
  });
  afterAll(() => site.remove());

  it.each(Object.entries(badFolders))(
    'takes nothing, and names what does not fit: %s',
    async (_what, [message, spoil]) => {
      await exportShared();
      await spoil(new SpoiledFolder(at('one')));
      await expect(site.importFrom(at('one'))).rejects.toMatchObject({
        name: 'MoveError',
        message: expect.stringMatching(message) as string,
      });
      expect(await readTraces(site)).toEqual([]);
    },
  );

  it('copies nothing for which there is no room', async () => {
    await exportShared();
    const target = { ...site.target, readRoom: () => 1000 };
    await expect(importContent(target, at('one'), false)).rejects.toThrow(/there is room for 1000/);
    expect(await readTraces(site)).toEqual([]);
  });
});
