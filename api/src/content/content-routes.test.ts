import {
  changeEntry,
  discardDraft,
  getContentOverview,
  getEntryHistory,
  listEntries,
  removeEntry,
  unpublishEntry,
  publishDraft,
} from 'contract/content-requests';
import type { EntryVersion, StoredEntries, StoredEntry } from 'contract/stored-entry';
import { listedKindNames } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { inEachLanguage } from 'contract/sample-translations';
import {
  addEntry,
  publishEntry,
  sampleText,
  seen,
  withValues,
} from '../../testing/samples/content';
import { bothDatabases } from '../../testing/databases/databases';
import { logInWith } from '../../testing/people/roles';
import type { StaffCall } from '../../testing/people/staff';
import { useApp } from '../../testing/test-app';

const now = new Date('2026-03-01T10:00:00.000Z');
const nobody = '0'.repeat(36);

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const site = { state: 'shown', since: '2026-03-01T09:00:00.000Z' } as const;
  const publisher = { wanted: () => void (wanted += 1), ask: async () => site };
  const server = useApp({ databaseKind, publisher, now: () => now });
  let call: StaffCall;
  let wanted: number;
  beforeEach(async () => {
    wanted = 0;
    ({ call } = await logInWith(server, 'media'));
  });

  const list = async (kind: ContentKind) =>
    (await call(listEntries, { kind })).json<StoredEntries>().entries;
  const history = async ({ id }: StoredEntry) =>
    (await call(getEntryHistory, { kind: 'testimonies', id })).json<{ versions: EntryVersion[] }>()
      .versions;

  it.each(listedKindNames)(
    'keeps %s as they are written, and says who wrote them',
    async (kind) => {
      const text = sampleText(kind);
      const entry = await addEntry(call, kind, text);
      const by = { changedBy: expect.any(String), changedByName: 'media@staff.example.org' };
      const at = { revision: 1, changedAt: now.toISOString() };
      expect(entry).toEqual({ id: entry.id, draft: text, ...at, ...by });
      expect(await list(kind)).toEqual([entry]);
      expect((await call(getContentOverview)).json()).toMatchObject({
        kinds: { [kind]: { published: 0, drafts: 1 } },
        site: { state: 'shown', since: '2026-03-01T09:00:00.000Z' },
      });
      expect(wanted).toBe(0);
    },
  );

  it('keeps a draft that lacks everything, and forgets what is empty', async () => {
    const values = { words: { en: '', de: '' }, from: { en: ' typing ' } };
    const entry = await addEntry(call, 'testimonies', { values, shownInEnglish: [] });
    expect(entry.draft).toEqual({ values: { from: { en: ' typing ' } }, shownInEnglish: [] });
  });

  it('publishes a draft, changes it, goes back and takes it down', async () => {
    const first = sampleText('testimonies', 'first');
    const second = sampleText('testimonies', 'second');
    const shown = await publishEntry(call, 'testimonies', first);
    expect(shown).toMatchObject({ revision: 2, published: first });
    expect(shown).not.toHaveProperty('draft');
    const change = async (revision: number, draft: object) =>
      (
        await call(changeEntry.testimonies, { id: shown.id, body: { revision, draft } })
      ).json<StoredEntry>();
    expect(await change(2, second)).toMatchObject({ draft: second, published: first });
    expect(await change(3, first)).not.toHaveProperty('draft');
    expect(await change(4, second)).toMatchObject({ revision: 5, draft: second });
    const discarded = (
      await call(discardDraft, seen('testimonies', { id: shown.id, revision: 5 }))
    ).json<StoredEntry>();
    expect(discarded).toMatchObject({ revision: 6, published: first });
    expect(discarded).not.toHaveProperty('draft');
    expect(wanted).toBe(1);
    const hidden = (
      await call(unpublishEntry, seen('testimonies', { id: shown.id, revision: 6 }))
    ).json<StoredEntry>();
    expect(hidden).toMatchObject({ revision: 7, draft: first });
    expect(hidden).not.toHaveProperty('published');
    expect(wanted).toBe(2);
    expect(await history(shown)).toMatchObject([
      { number: 2, deed: 'taken-down', text: first, byName: 'media@staff.example.org' },
      { number: 1, deed: 'published', text: first, at: now.toISOString() },
    ]);
  });

  it('publishes texts without the space around them, with line breaks of one character', async () => {
    const words = { en: ' one\r\ntwo\n', de: 'eins' };
    const text = withValues(sampleText('testimonies'), { words });
    const { published } = await publishEntry(call, 'testimonies', text);
    expect(published?.values['words']).toMatchObject({ en: 'one\ntwo', de: 'eins' });
  });

  it('has nothing to publish, take down or go back to where nothing changed', async () => {
    const shown = await publishEntry(call, 'testimonies', sampleText('testimonies'));
    const { id } = await addEntry(call, 'testimonies', sampleText('testimonies'));
    expect(
      (await call(publishDraft, seen('testimonies', { id: shown.id, revision: 2 }))).json(),
    ).toEqual(shown);
    expect(
      (await call(unpublishEntry, seen('testimonies', { id, revision: 1 }))).json(),
    ).toMatchObject({ revision: 1 });
    expect((await call(discardDraft, seen('testimonies', { id, revision: 1 }))).statusCode).toBe(
      409,
    );
    expect(wanted).toBe(1);
  });

  it('does not publish what lacks a text, and says which', async () => {
    const text = withValues(sampleText('testimonies'), {
      from: inEachLanguage({ en: 'a brother', de: '' }),
    });
    const { id } = await addEntry(call, 'testimonies', text);
    const refused = await call(publishDraft, seen('testimonies', { id, revision: 1 }));
    expect(refused.statusCode).toBe(422);
    const missing = [{ field: 'from', language: 'de' }];
    expect(refused.json()).toMatchObject({ missing, wrong: [], message: expect.any(String) });
    const draft = { ...text, shownInEnglish: ['de'] };
    await call(changeEntry.testimonies, { id, body: { revision: 1, draft } });
    expect((await call(publishDraft, seen('testimonies', { id, revision: 2 }))).statusCode).toBe(
      200,
    );
  });

  it('answers who was slower with the entry as it is, and changes nothing', async () => {
    const shown = await publishEntry(call, 'testimonies', sampleText('testimonies'));
    const old = seen('testimonies', { id: shown.id, revision: 1 });
    const draft = sampleText('testimonies', 'other');
    const answers = [
      await call(changeEntry.testimonies, { id: shown.id, body: { ...old.body, draft } }),
      await call(removeEntry, old),
      await call(publishDraft, old),
      await call(unpublishEntry, old),
      await call(discardDraft, old),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ entry: shown });
    }
    expect(await list('testimonies')).toEqual([shown]);
  });

  it('lets one of many who change an entry at once win', async () => {
    const { id } = await addEntry(call, 'testimonies', sampleText('testimonies'));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        call(changeEntry.testimonies, {
          id,
          body: { revision: 1, draft: sampleText('testimonies', `text ${number}`) },
        }),
      ),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    const [entry] = await list('testimonies');
    expect(entry).toEqual(won[0]?.json());
    for (const answer of answers.filter((one) => one !== won[0]))
      expect([answer.statusCode, answer.json<object>()]).toEqual([
        409,
        expect.objectContaining({ entry }),
      ]);
  });

  it('removes what visitors do not see, with its history, and nothing else', async () => {
    const shown = await publishEntry(call, 'testimonies', sampleText('testimonies'));
    const refused = await call(removeEntry, seen('testimonies', { id: shown.id, revision: 2 }));
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ entry: shown }),
    ]);
    await call(unpublishEntry, seen('testimonies', { id: shown.id, revision: 2 }));
    expect(
      (await call(removeEntry, seen('testimonies', { id: shown.id, revision: 3 }))).statusCode,
    ).toBe(204);
    expect(await list('testimonies')).toEqual([]);
    expect(await server.database.selectFrom('content_versions').selectAll().execute()).toEqual([]);
    expect(
      (await call(removeEntry, seen('testimonies', { id: shown.id, revision: 3 }))).statusCode,
    ).toBe(404);
  });

  it('names nobody who is gone', async () => {
    const entry = await publishEntry(call, 'testimonies', sampleText('testimonies'));
    await server.database.updateTable('content_entries').set({ changed_by: nobody }).execute();
    await server.database.updateTable('content_versions').set({ by: nobody }).execute();
    const [stored] = await list('testimonies');
    expect(stored).toEqual({
      ...{ id: entry.id, revision: 2, published: entry.published, changedAt: entry.changedAt },
    });
    expect((await history(entry))[0]).not.toHaveProperty('by');
  });

  it('knows no entry that there is not', async () => {
    const body = { revision: 1 };
    const answers = [
      await call(getEntryHistory, { kind: 'ministers', id: nobody }),
      await call(removeEntry, { kind: 'ministers', id: nobody, body }),
      await call(publishDraft, { kind: 'ministers', id: nobody, body }),
      await call(listEntries, { kind: 'elsewhere' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('lists entries as the site would show them', async () => {
    const at = (date: string) => withValues(sampleText('messages'), { date });
    const old = await addEntry(call, 'messages', at('2026-01-04'));
    const newest = await addEntry(call, 'messages', at('2026-02-01'));
    const undated = await addEntry(call, 'messages', { values: {}, shownInEnglish: [] });
    const ids = (await list('messages')).map(({ id }) => id);
    expect(ids).toEqual([newest.id, old.id, undated.id]);
  });
});
