import {
  changeEntry,
  getEntryHistory,
  listEntries,
  orderEntries,
  removeEntry,
  unpublishEntry,
  publishDraft,
} from 'contract/content-requests';
import type { EntryVersion, StoredEntries, StoredEntry } from 'contract/stored-entry';
import type { ContentSnapshot } from 'contract/content-entry';
import { emptySnapshot } from 'contract/content-entry';
import { contentKindNames } from 'contract/content-kinds';
import { writeSnapshot } from 'contract/content-snapshot';
import {
  addEntry,
  publishEntry,
  sampleText,
  withValues,
  seen,
} from '../../testing/samples/content';
import { bothDatabases } from '../../testing/databases/databases';
import { logInStaff } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
import { useApp } from '../../testing/test-app';
import { ContentRepository } from './content-repository';

const lastYear = { start: '2025-10-25T10:00', end: '2025-10-26T02:30' };
const now = new Date('2026-03-01T10:00:00.000Z');

/** Starter content with two entries of each kind, whose ids are not in alphabetical order. */
const starter: ContentSnapshot = Object.fromEntries(
  contentKindNames.map((kind) => [
    kind,
    ['second', 'first'].map((id) => ({
      id,
      ...sampleText(kind, `starter ${id}`),
      ...(kind === 'programs' && withValues(sampleText(kind, id), lastYear)),
    })),
  ]),
) as unknown as ContentSnapshot;

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let content: ContentRepository;
  let call: StaffCall;
  beforeEach(async () => {
    content = new ContentRepository(server.database, () => now);
    call = await logInStaff(server);
  });

  const shown = async (at = now) => writeSnapshot(await content.snapshot(at));
  const programs = async (at: Date) => (await content.snapshot(at)).programs.map(({ id }) => id);
  const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

  it('loads what came with the site once, and shows it as it is, byte for byte', async () => {
    expect([await content.isEmpty(), await shown()]).toEqual([true, writeSnapshot(emptySnapshot)]);
    expect(await content.loadStarter(starter)).toBe(true);
    expect([await content.isEmpty(), await content.countPublications()]).toEqual([false, 1]);
    expect(await shown()).toBe(writeSnapshot(starter));
    expect(await content.loadStarter(emptySnapshot)).toBe(false);
    expect(await shown()).toBe(writeSnapshot(starter));
  });

  it('loads it once where several processes want to', async () => {
    const loads = await Promise.all(Array.from({ length: 5 }, () => content.loadStarter(starter)));
    expect(loads.filter(Boolean)).toHaveLength(1);
    expect(await shown()).toBe(writeSnapshot(starter));
  });

  it('loads what came with the site of a kind that is newer, once, and of no other', async () => {
    await content.loadStarter({ ...starter, posts: [] });
    expect(await content.findLackingKinds()).toEqual(['posts']);
    await content.loadLacking(emptySnapshot);
    expect(await content.findLackingKinds()).toEqual(['posts']);
    await Promise.all([content.loadLacking(starter), content.loadLacking(starter)]);
    expect(await shown()).toBe(writeSnapshot(starter));
    await server.database.deleteFrom('content_entries').where('kind', '=', 'posts').execute();
    expect(await content.findLackingKinds()).toEqual([]);
  });

  it('loads all of it or nothing', async () => {
    const twice = { ...starter, departments: [...starter.departments, ...starter.departments] };
    await expect(content.loadStarter(twice)).rejects.toThrow();
    expect([await content.isEmpty(), await shown()]).toEqual([true, writeSnapshot(emptySnapshot)]);
  });

  it('is not empty again once staff have taken everything down', async () => {
    const { id, revision } = await publishEntry(call, 'testimonies', sampleText('testimonies'));
    await call(unpublishEntry, seen('testimonies', { id, revision }));
    expect(
      (await call(removeEntry, seen('testimonies', { id, revision: revision + 1 }))).statusCode,
    ).toBe(204);
    expect(await content.loadStarter(starter)).toBe(false);
  });

  it('puts what came with the site before drafts, and its text into the history', async () => {
    const draft = await addEntry(call, 'testimonies', sampleText('testimonies'));
    expect(await content.loadStarter(starter)).toBe(true);
    const { entries } = (await call(listEntries, { kind: 'testimonies' })).json<StoredEntries>();
    expect(idsOf(entries)).toEqual(['second', 'first', draft.id]);
    expect(entries[0]).not.toHaveProperty('changedBy');
    const history = await call(getEntryHistory, { kind: 'testimonies', id: 'first' });
    const { id: _id, ...text } = starter.testimonies[1] ?? { id: '' };
    expect(history.json<{ versions: EntryVersion[] }>().versions).toEqual([
      { number: 1, deed: 'published', at: now.toISOString(), text },
    ]);
  });

  it('shows no draft, and what was published before it', async () => {
    const entry = await publishEntry(call, 'ministers', sampleText('ministers', 'before'));
    const before = await shown();
    await addEntry(call, 'ministers', sampleText('ministers', 'secret'));
    const change = { revision: entry.revision, draft: sampleText('ministers', 'secret') };
    await call(changeEntry.ministers, { id: entry.id, body: change });
    expect(await shown()).toBe(before);
    expect(before).toContain('before en');
  });

  it('keeps programmes that came with the site until staff publish them anew', async () => {
    await content.loadStarter(starter);
    expect(await programs(now)).toEqual(['second', 'first']);
    expect(await content.nextEnd(new Date(0))).toBeUndefined();
    const draft = withValues(sampleText('programs', 'changed'), lastYear);
    await call(changeEntry.programs, { id: 'second', body: { revision: 1, draft } });
    expect(await programs(now)).toEqual(['second', 'first']);
    await call(publishDraft, seen('programs', { id: 'second', revision: 2 }));
    expect(await programs(now)).toEqual(['first']);
  });

  it('leaves a programme out from the moment on that it ends by Innsbruck’s clock', async () => {
    const text = sampleText('programs');
    const { id: first } = await publishEntry(call, 'programs', withValues(text, lastYear));
    const next = { start: '2026-06-01T10:00', end: '2026-06-01T12:00' };
    const { id: second } = await publishEntry(call, 'programs', withValues(text, next));
    const [over, later] = [new Date('2025-10-26T00:30:00Z'), new Date('2026-06-01T10:00:00Z')];
    const before = (moment: Date) => new Date(moment.getTime() - 1);
    expect(await programs(before(over))).toEqual([first, second]);
    expect(await programs(over)).toEqual([second]);
    expect(await programs(later)).toEqual([]);
    const ends = [before(over), over, before(later), later].map((at) => content.nextEnd(at));
    expect(await Promise.all(ends)).toEqual([over, later, later, undefined]);
  });

  describe('the order', () => {
    const put = (ids: readonly string[]) => call(orderEntries.departments, { body: { ids } });
    let draft: StoredEntry;
    beforeEach(async () => {
      await content.loadStarter(starter);
      draft = await addEntry(call, 'departments', sampleText('departments'));
    });

    it('is as staff put it, for visitors at once', async () => {
      const answer = await put(['first', draft.id, 'second']);
      expect(idsOf(answer.json<StoredEntries>().entries)).toEqual(['first', draft.id, 'second']);
      expect(idsOf((await content.snapshot(now)).departments)).toEqual(['first', 'second']);
      expect(await content.countPublications()).toBe(2);
    });

    it('changes nothing for visitors where only a draft moved', async () => {
      expect((await put([draft.id, 'second', 'first'])).statusCode).toBe(200);
      expect(await content.countPublications()).toBe(1);
    });

    it.each([
      ['lacks one', () => ['first', 'second']],
      ['names a stranger', () => ['first', 'second', 'third']],
      ['names one more', () => ['first', 'second', 'third', draft.id]],
    ])('is refused with what there is where it %s', async (_what, ids) => {
      const refused = await put(ids());
      expect(refused.statusCode).toBe(409);
      expect(idsOf(refused.json<StoredEntries>().entries)).toEqual(['second', 'first', draft.id]);
    });
  });

  it('notes what visitors see otherwise and what is removed, without a word of it', async () => {
    await content.loadStarter(starter);
    const entry = await publishEntry(call, 'ministers', sampleText('ministers', 'canary'));
    const draft = sampleText('ministers', 'other canary');
    await call(changeEntry.ministers, { id: entry.id, body: { revision: 2, draft } });
    await call(orderEntries.ministers, { body: { ids: [entry.id, 'second', 'first'] } });
    await call(unpublishEntry, seen('ministers', { id: entry.id, revision: 3 }));
    await call(removeEntry, seen('ministers', { id: entry.id, revision: 4 }));
    const rows = await server.database.selectFrom('audit_log').selectAll().orderBy('seq').execute();
    const noted = rows.filter(({ kind }) => kind === 'content');
    expect(noted.map(({ action, subjects }) => [action, JSON.parse(subjects) as unknown])).toEqual([
      ['publish', [entry.id]],
      ['order', [entry.id, 'second', 'first']],
      ['take-down', [entry.id]],
      ['remove', [entry.id]],
    ]);
    for (const { details } of noted)
      expect(JSON.parse(details)).toMatchObject({ kind: 'ministers' });
    expect(JSON.stringify(rows)).not.toContain('canary');
    expect(await content.countPublications()).toBe(4);
  });
});
