import { keptSlugs, keptSlugsOfSite } from 'contract/content-limits';
import { changeEntry, unpublishEntry, publishDraft } from 'contract/content-requests';
import type { StoredEntry } from 'contract/stored-entry';
import { movedSlugs } from 'contract/articles';
import type { ContentKind } from 'contract/content-kinds';
import { addEntry, publishEntry, sampleText, withValues } from '../../testing/samples/content';
import { databaseKinds } from '../../testing/databases/databases';
import { logInStaff } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
import { useApp } from '../../testing/test-app';
import { ContentRepository } from './content-repository';

describe.each(databaseKinds)('the slugs of pages on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  const textAt = (kind: ContentKind, slug: string) => withValues(sampleText(kind), { slug });
  const publish = (kind: ContentKind, slug: string) => publishEntry(call, kind, textAt(kind, slug));
  const ask = ({ id, revision }: StoredEntry, kind: ContentKind) =>
    call(publishDraft, { kind, id, body: { revision } });

  async function move(kind: ContentKind, entry: StoredEntry, slug: string): Promise<StoredEntry> {
    const change = { revision: entry.revision, draft: textAt(kind, slug) };
    const changed = await call(changeEntry[kind], { id: entry.id, body: change });
    return (await ask(changed.json<StoredEntry>(), kind)).json();
  }
  const moved = async () => {
    const content = new ContentRepository(server.database, () => new Date());
    return Object.fromEntries(movedSlugs(await content.snapshot(new Date())));
  };

  it('are each the page of one entry, of whichever kind', async () => {
    await publish('posts', 'harvest');
    const news = await addEntry(call, 'news', textAt('news', 'harvest'));
    const answer = await ask(news, 'news');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { missing: [], wrong: [{ field: 'slug', code: 'taken' }] },
    ]);
  });

  it('are given to one of two who publish at once', async () => {
    const drafts = await Promise.all(
      (['posts', 'news'] as const).map((kind) => addEntry(call, kind, textAt(kind, 'harvest'))),
    );
    const [post, news] = drafts;
    if (!post || !news) throw new Error('Two were made.');
    const answers = await Promise.all([ask(post, 'posts'), ask(news, 'news')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('lead to the present one at once, however often a page has moved', async () => {
    let post = await publish('posts', 'one');
    for (const slug of ['two', 'three']) post = await move('posts', post, slug);
    expect(await moved()).toEqual({ one: 'three', two: 'three' });
    await move('posts', post, 'one');
    expect(await moved()).toEqual({ two: 'one', three: 'one' });
  });

  it('belong to the page that got them last, and lead nowhere once visitors see no page', async () => {
    const post = await move('posts', await publish('posts', 'one'), 'two');
    const other = await publish('news', 'one');
    expect(await moved()).toEqual({});
    await move('news', other, 'three');
    expect(await moved()).toEqual({ one: 'three' });
    const later = await move('posts', post, 'four');
    expect(await moved()).toEqual({ one: 'three', two: 'four' });
    const { revision } = later;
    await call(unpublishEntry, { kind: 'posts', id: post.id, body: { revision } });
    expect(await moved()).toEqual({ one: 'three' });
    // An entry that visitors no longer see does not reserve its slug.
    expect((await publish('news', 'four')).published).toBeDefined();
  });

  /** Adds former slugs as if the page of an entry had moved that many times. */
  const moveOften = (kind: ContentKind, id: string, times: number, name = id.slice(-12)) =>
    server.database
      .insertInto('content_slugs')
      .values(
        Array.from({ length: times }, (_, place) => {
          const number = place - times;
          return { kind, entry_id: id, slug: `${name}-${place}`, number };
        }),
      )
      .execute();

  it('are kept by the thousand, and of more the oldest goes', async () => {
    const post = await publish('posts', 'one');
    await moveOften('posts', post.id, keptSlugs - 1, 'former');
    const before = Object.keys(await moved());
    expect([before.length, before.includes('former-0')]).toEqual([keptSlugs - 1, true]);
    await move('posts', post, 'two');
    const after = await moved();
    expect(Object.keys(after)).toHaveLength(keptSlugs - 1);
    expect([after['former-0'], after['former-1'], after['one']]).toEqual([undefined, 'two', 'two']);
  });

  it('are kept of a page that hardly moves, however often another does', async () => {
    const calm = await move('posts', await publish('posts', 'one'), 'two');
    const restless = [];
    for (const kind of ['posts', 'news'] as const)
      restless.push([kind, await publish(kind, `present-${restless.length}`)] as const);
    const rows = [keptSlugs - 1, keptSlugsOfSite - keptSlugs - 3];
    for (const [place, [kind, { id }]] of restless.entries())
      await moveOften(kind, id, rows[place] ?? 0, `former-${place}`);
    expect(Object.keys(await moved())).toContain('former-0-0');
    await move('posts', calm, 'three');
    const after = await moved();
    expect([after['one'], after['two']]).toEqual(['three', 'three']);
    expect([after['former-0-0'], after['former-0-1']]).toEqual([undefined, 'present-0']);
  });
});
