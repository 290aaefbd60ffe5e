import {
  createEntry,
  changeEntry,
  getContentOverview,
  getEntryHistory,
  listEntries,
  orderEntries,
  removeEntry,
  unpublishEntry,
  publishDraft,
} from 'contract/content-requests';
import type { EntryVersion, StoredEntries } from 'contract/stored-entry';
import { emptySnapshot } from 'contract/content-entry';
import { contentKindNames, isSingle } from 'contract/content-kinds';
import { loadSingles, publishEntry, sampleText } from '../../testing/samples/content';
import { allOrFirst, databaseKinds } from '../../testing/databases/databases';
import { logInWith } from '../../testing/people/roles';
import type { StaffCall } from '../../testing/people/staff';
import { useApp } from '../../testing/test-app';
import { ContentRepository } from './content-repository';

const singles = contentKindNames.filter(isSingle);

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    ({ call } = await logInWith(server, 'owner'));
    await loadSingles(server.database);
  });

  const content = () => new ContentRepository(server.database, () => new Date());

  describe.each(allOrFirst(databaseKind, singles))('the one entry of %s', (kind) => {
    const read = async () => (await call(listEntries, { kind })).json<StoredEntries>().entries;
    const published = () => read().then(([entry]) => entry?.published);

    it('came with the site, and is changed, published and taken back', async () => {
      const starter = sampleText(kind, 'starter');
      expect(await read()).toMatchObject([{ id: kind, revision: 1, published: starter }]);
      const text = sampleText(kind, 'another');
      expect(await publishEntry(call, kind, text)).toMatchObject({ revision: 3, published: text });
      const history = await call(getEntryHistory, { kind, id: kind });
      const { versions } = history.json<{ versions: EntryVersion[] }>();
      expect(versions).toMatchObject([{ text, byName: 'owner@staff.example.org' }, { number: 1 }]);
      const draft = versions[1]?.text;
      await call(changeEntry[kind], { id: kind, body: { revision: 3, draft } });
      await call(publishDraft, { kind, id: kind, body: { revision: 4 } });
      expect(await published()).toEqual(starter);
      expect((await content().snapshot(new Date()))[kind]).toEqual([{ id: kind, ...starter }]);
    });

    it('cannot be made, removed, moved or taken down', async () => {
      const body = { revision: 1 };
      const answers = [
        await call(createEntry[kind], { body: sampleText(kind) }),
        await call(removeEntry, { kind, id: kind, body }),
        await call(orderEntries[kind], { body: { ids: [kind] } }),
        await call(unpublishEntry, { kind, id: kind, body }),
      ];
      // Other methods are 405; the path of the order is that of an entry here, for which the body is invalid.
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([405, 405, 400, 404]);
      expect(await read()).toHaveLength(1);
    });

    it('is alone', async () => {
      const draft = { revision: 1, draft: sampleText(kind) };
      const other = await call(changeEntry[kind], { id: 'other', body: draft });
      expect(other.statusCode).toBe(404);
    });
  });

  it('is loaded once, also into content from before there was one', async () => {
    const store = content();
    const lacking = async () => (await store.findLackingKinds()).filter(isSingle);
    expect(await lacking()).toEqual([]);
    await server.database.deleteFrom('content_entries').execute();
    expect(await lacking()).toEqual(singles);
    await store.loadLacking(emptySnapshot);
    expect(await lacking()).toEqual(singles);
    const counted = await store.countPublications();
    const loads = Array.from({ length: 3 }, () => loadSingles(server.database));
    await Promise.all(loads);
    expect(await lacking()).toEqual([]);
    expect(await store.countPublications()).toBe(counted + 1);
    expect((await call(getContentOverview)).json()).toMatchObject({
      kinds: { giving: { published: 1, drafts: 0 } },
    });
  });
});
