import {
  changeEntry,
  discardDraft,
  getContentOverview,
  listEntries,
  unpublishEntry,
  publishDraft,
} from 'contract/content-requests';
import { cancelPlan, planAction } from 'contract/plan-requests';
import type { PlannedAction, StoredEntries, StoredEntry } from 'contract/stored-entry';
import type { ContentKind } from 'contract/content-kinds';
import {
  addEntry,
  loadSingles,
  publishEntry,
  sampleText,
  withValues,
  seen,
} from '../../testing/samples/content';
import { databaseKinds } from '../../testing/databases/databases';
import { changeRoles, logInWith } from '../../testing/people/roles';
import type { StaffCall } from '../../testing/people/staff';
import { useApp } from '../../testing/test-app';
import { AuditLog } from '../storage/audit/audit-log';
import { makeTimeOrderedId } from '../storage/time-ordered-id';
import { ContentRepository } from './content-repository';
import { PlanRunner } from './plan-runner';

const noon = '2026-03-01T12:00';
const atNoon = new Date('2026-03-01T11:00:00Z');
const later = '2026-03-01T12:40';
const atLater = new Date('2026-03-01T11:40:00Z');

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  let now: Date;
  let published: number;
  let warned: unknown[];
  beforeEach(async () => {
    now = new Date('2026-03-01T10:50:00Z');
    published = 0;
    warned = [];
    ({ call } = await logInWith(server, 'media'));
  });

  const makeRunner = () =>
    new PlanRunner({
      ...{ database: server.database, now: () => now, makeId: makeTimeOrderedId },
      audit: new AuditLog(server.database, () => now),
      siteOrigin: () => 'https://church.example',
      publisher: { wanted: () => void (published += 1), ask: () => Promise.reject(new Error()) },
      log: { error: fail, warn: (told: unknown) => void warned.push(told) },
    });
  const fail = (told: unknown) => {
    throw new Error(JSON.stringify(told));
  };
  const runAt = (time: Date, runner = makeRunner()) => {
    now = time;
    return runner.run();
  };
  const plan = (
    kind: ContentKind,
    { id, revision }: StoredEntry,
    deed: PlannedAction,
    minute: string,
  ) => call(planAction[deed], { kind, id, body: { revision, minute } });
  const planned = async (...wish: Parameters<typeof plan>) => {
    const answer = await plan(...wish);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json<StoredEntry>();
  };
  const read = async (kind: ContentKind, { id }: Pick<StoredEntry, 'id'>) => {
    const { entries } = (await call(listEntries, { kind })).json<StoredEntries>();
    return entries.find((entry) => entry.id === id);
  };
  const noted = async () => {
    const rows = await server.database.selectFrom('audit_log').selectAll().execute();
    return rows
      .filter(({ kind }) => kind === 'content')
      .map(({ action, details }) => [action, JSON.parse(details)] as const);
  };
  const troubles = async () =>
    (await call(getContentOverview)).json<{ troubles: unknown }>().troubles;

  it('publishes what was planned when its time comes, once', async () => {
    const draft = sampleText('posts', 'planned');
    const entry = await planned('posts', await addEntry(call, 'posts', draft), 'publish', noon);
    expect(entry).toMatchObject({
      revision: 2,
      plans: [{ deed: 'publish', due: atNoon.toISOString(), state: 'waiting', text: draft }],
    });
    await runAt(new Date(atNoon.getTime() - 1));
    expect(await read('posts', entry)).not.toHaveProperty('published');
    const runner = makeRunner();
    expect(await runner.nextDue()).toEqual(atNoon);
    await Promise.all([runAt(atNoon, runner), runAt(atNoon), runAt(atNoon)]);
    await runAt(atLater, runner);
    const after = await read('posts', entry);
    expect(after).toMatchObject({ published: draft, changedByName: 'media@staff.example.org' });
    expect(after).not.toHaveProperty('plans');
    expect(after).not.toHaveProperty('draft');
    expect(published).toBe(1);
    expect(await noted()).toMatchObject([
      ['plan', { kind: 'posts', deed: 'publish', due: atNoon.toISOString() }],
      ['publish', { kind: 'posts', due: atNoon.toISOString() }],
    ]);
    const versions = await server.database.selectFrom('content_versions').selectAll().execute();
    expect(versions).toMatchObject([{ number: 1, deed: 'published' }]);
    const { snapshot } = {
      snapshot: await new ContentRepository(server.database, () => now).snapshot(now),
    };
    expect(snapshot.posts).toMatchObject([{ id: entry.id }]);
  });

  it('publishes the text as it was planned, and leaves what was changed since a draft', async () => {
    const first = sampleText('testimonies', 'planned');
    const changed = sampleText('testimonies', 'changed');
    const entry = await planned(
      'testimonies',
      await addEntry(call, 'testimonies', first),
      'publish',
      noon,
    );
    await call(changeEntry.testimonies, {
      id: entry.id,
      body: { revision: entry.revision, draft: changed },
    });
    await runAt(atNoon);
    expect(await read('testimonies', entry)).toMatchObject({ published: first, draft: changed });
  });

  it('takes an entry down, which stays a draft', async () => {
    const shown = await publishEntry(call, 'news', sampleText('news', 'shown'));
    const text = shown.published;
    await planned('news', shown, 'unpublish', later);
    await runAt(atLater);
    const after = await read('news', shown);
    expect(after).toMatchObject({ draft: text });
    expect(after).not.toHaveProperty('published');
    expect((await noted()).at(-1)).toMatchObject(['take-down', { due: atLater.toISOString() }]);
  });

  it('publishes and takes down the same entry, both late, in their order', async () => {
    const entry = await addEntry(call, 'news', sampleText('news'));
    await planned('news', await planned('news', entry, 'publish', noon), 'unpublish', later);
    await runAt(new Date('2026-03-02T00:00:00Z'));
    const versions = await server.database
      .selectFrom('content_versions')
      .select('deed')
      .orderBy('number')
      .execute();
    expect(versions.map(({ deed }) => deed)).toEqual(['published', 'taken-down']);
  });

  it('changes and cancels what is planned', async () => {
    const entry = await planned(
      'news',
      await addEntry(call, 'news', sampleText('news')),
      'publish',
      noon,
    );
    const again = await planned('news', entry, 'publish', later);
    expect(again.plans).toMatchObject([{ due: atLater.toISOString() }]);
    expect((await call(cancelPlan.publish, seen('news', entry))).statusCode).toBe(409);
    const cancelled = await call(
      cancelPlan.publish,
      seen('news', { id: entry.id, revision: again.revision }),
    );
    expect(cancelled.json()).not.toHaveProperty('plans');
    await runAt(atLater);
    expect(await read('news', entry)).not.toHaveProperty('published');
    expect((await noted()).map(([action]) => action)).toEqual(['plan', 'plan', 'unplan']);
  });

  it.each([
    ['2026-03-29T02:30', 'plan-time-skipped'],
    ['2026-03-01T11:00', 'plan-time-over'],
    ['2026-02-30T12:00', 'plan-time-none'],
  ])('refuses the time %s', async (minute, code) => {
    const entry = await addEntry(call, 'news', sampleText('news'));
    const answer = await plan('news', entry, 'publish', minute);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code });
    expect(await read('news', entry)).toMatchObject({ revision: entry.revision });
  });

  it('refuses to plan what could not be published or taken down', async () => {
    const entry = await addEntry(call, 'news', withValues(sampleText('news'), { date: '' }));
    const refused = await plan('news', entry, 'publish', noon);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ missing: [{ field: 'date' }], wrong: [] });
    const nothing = await plan('news', entry, 'unpublish', noon);
    expect(nothing.statusCode).toBe(409);
    expect(nothing.json()).toMatchObject({ code: 'plan-nothing-shown' });
    const service = await publishEntry(call, 'services', sampleText('services'));
    const last = await plan('services', service, 'unpublish', later);
    expect(last.json()).toMatchObject({ code: 'last-entry' });
    const next = await addEntry(call, 'services', sampleText('services'));
    await planned('services', next, 'publish', noon);
    await planned('services', service, 'unpublish', later);
  });

  it('changes the one entry of its kind at a time, and does not take it down', async () => {
    ({ call } = await logInWith(server, 'owner'));
    await loadSingles(server.database);
    const draft = sampleText('giving', 'new account');
    const entry = await addEntry(call, 'giving', draft);
    const answer = await plan('giving', entry, 'unpublish', noon);
    expect(answer.statusCode).toBe(404);
    await planned('giving', entry, 'publish', noon);
    await runAt(atNoon);
    expect(await read('giving', entry)).toMatchObject({ published: draft });
  });

  it('plans no more what staff do by hand', async () => {
    const entry = await planned(
      'news',
      await addEntry(call, 'news', sampleText('news')),
      'publish',
      noon,
    );
    const shown = (await call(publishDraft, seen('news', entry))).json<StoredEntry>();
    expect(shown).not.toHaveProperty('plans');
    const { revision } = await planned('news', shown, 'unpublish', later);
    const down = await call(unpublishEntry, seen('news', { id: entry.id, revision }));
    expect(down.json()).not.toHaveProperty('plans');
    expect((await noted()).map(([action]) => action)).toEqual([
      ...['plan', 'unplan', 'publish'],
      ...['plan', 'unplan', 'take-down'],
    ]);
  });

  it('keeps a plan over a draft that is discarded', async () => {
    const shown = await publishEntry(call, 'news', sampleText('news', 'before'));
    const draft = sampleText('news', 'after');
    const { revision } = shown;
    const changed = (
      await call(changeEntry.news, { id: shown.id, body: { revision, draft } })
    ).json<StoredEntry>();
    const entry = await planned('news', changed, 'publish', noon);
    await call(discardDraft, seen('news', { id: shown.id, revision: entry.revision }));
    await runAt(atNoon);
    expect(await read('news', shown)).toMatchObject({ published: draft });
  });

  it('says that nothing was done because whoever planned it may no longer change the site', async () => {
    const entry = await planned(
      'news',
      await addEntry(call, 'news', sampleText('news')),
      'publish',
      noon,
    );
    const { call: owner } = await logInWith(server, 'owner');
    await changeRoles(server, ['media'], []);
    await runAt(atNoon);
    const { entries } = (await owner(listEntries, { kind: 'news' })).json<StoredEntries>();
    expect(entries[0]).toMatchObject({
      plans: [{ state: 'failed', reason: 'no-right', at: atNoon.toISOString() }],
    });
    expect(entries[0]).not.toHaveProperty('published');
    const overview = await owner(getContentOverview);
    const told = { kind: 'news', id: entry.id, deed: 'publish', state: 'failed' };
    expect(overview.json()).toMatchObject({ troubles: [told] });
    expect(warned).toEqual([{ kind: 'news', code: 'plan-failed-no-right' }]);
    expect((await noted()).at(-1)).toMatchObject(['plan-failed', { reason: 'no-right' }]);
    await runAt(atLater);
    expect(warned).toHaveLength(1);
  });

  it('says that a text can be published no more, and that another page has its slug', async () => {
    const text = sampleText('posts', 'one');
    const entry = await planned('posts', await addEntry(call, 'posts', text), 'publish', noon);
    const other = withValues(sampleText('news', 'two'), { slug: text.values['slug'] ?? '' });
    await publishEntry(call, 'news', other);
    await runAt(atNoon);
    expect(await read('posts', entry)).toMatchObject({
      plans: [{ state: 'failed', reason: 'incomplete' }],
    });
  });

  it('says that the last one of a kind was not taken down', async () => {
    const [one, two] = [
      await publishEntry(call, 'services', sampleText('services')),
      await publishEntry(call, 'services', sampleText('services')),
    ];
    await planned('services', one, 'unpublish', noon);
    const { revision } = two;
    await call(unpublishEntry, seen('services', { id: two.id, revision }));
    await runAt(atNoon);
    expect(await read('services', one)).toMatchObject({
      published: one.published,
      plans: [{ state: 'failed', reason: 'last-entry' }],
    });
  });

  it('does what is late at once, and says why it was late until that is put away', async () => {
    const running = makeRunner();
    const slept = await planned(
      'news',
      await addEntry(call, 'news', sampleText('news')),
      'publish',
      noon,
    );
    now = atLater;
    expect(await troubles()).toMatchObject([{ state: 'overdue' }]);
    await server.database
      .insertInto('roles')
      .values({ id: 'church', position: 9, name: 'Church', rights: '["church:manage"]' })
      .execute();
    const { call: other } = await logInWith(server, 'church');
    expect((await other(getContentOverview)).json()).toMatchObject({ troubles: [] });
    await runAt(atLater, running);
    const entry = await read('news', slept);
    expect(entry).toMatchObject({
      published: slept.draft,
      plans: [
        {
          state: 'late',
          reason: 'held-up',
          due: atNoon.toISOString(),
          at: atLater.toISOString(),
        },
      ],
    });
    const away = await call(cancelPlan.publish, seen('news', { ...slept, ...entry }));
    expect(away.json()).not.toHaveProperty('plans');
    expect(await troubles()).toEqual([]);
  });

  it('says that no server was running', async () => {
    const entry = await planned(
      'news',
      await addEntry(call, 'news', sampleText('news')),
      'publish',
      noon,
    );
    now = atLater;
    await runAt(atLater);
    expect(await read('news', entry)).toMatchObject({
      plans: [{ state: 'late', reason: 'server-off' }],
    });
  });
});
