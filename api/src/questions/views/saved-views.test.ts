import {
  addSavedView,
  changeSavedView,
  chooseSavedView,
  listSavedViews,
  maxOwnViews,
  maxPinnedViews,
  removeSavedView,
  restoreSavedView,
} from 'contract/saved-view-requests';
import type { SavedView, ViewedList } from 'contract/saved-view-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { removeAccount, logInWith } from '../../../testing/people/roles';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { SavedViewRepository } from './saved-view-repository';

const day = 86_400_000;
const filter = [{ field: 'fullName', operator: 'contains', value: 'Sentinelle' }] as const;
const plain = { isShared: false, isQuestion: false, isPinned: false, isDefault: false };
const unseen = '00000000-0000-4000-8000-000000000000';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let now: Date;
  let owner: StaffCall;
  beforeEach(async () => {
    now = new Date('2026-11-30T07:00:00.000Z');
    owner = await logInStaff(server);
  });

  const add = (change: object = {}, kind: ViewedList = 'firstTimer', call = owner) =>
    call(addSavedView, {
      body: { kind, name: 'Sentinelles', content: { filter }, ...plain, ...change },
    });
  const added = async (...args: Parameters<typeof add>) => (await add(...args)).json<SavedView>();
  const list = async (call = owner) =>
    (await call(listSavedViews)).json<{ views: readonly SavedView[] }>().views;
  const change = (
    { _id, version, name, isShared, isQuestion, content }: SavedView,
    changes: object,
    call = owner,
  ) =>
    call(changeSavedView, {
      id: _id,
      body: { seenVersion: version, name, isShared, isQuestion, content, ...changes },
    });

  it('are kept with their content, and nobody can read what was typed in the database or the log', async () => {
    const content = {
      filter,
      columns: ['fullName', 'createdAt'],
      sort: { field: 'fullName', direction: 'asc' },
      groupBy: 'month',
    };
    const view = await added({ content, isPinned: true });
    expect(view).toMatchObject({
      ...plain,
      isPinned: true,
      content,
      isChangeable: true,
      version: 0,
    });
    expect(await list()).toEqual([view]);
    const rows = await server.database.selectFrom('saved_views').select('body').execute();
    const entries = await listAuditEntries(server);
    expect(JSON.stringify([rows, entries])).not.toContain('Sentinelle');
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'view',
        kind: 'firstTimer',
        subjects: JSON.stringify([view._id]),
      }),
    );
  });

  it('are seen by their owner; shared ones by whoever may read their list', async () => {
    await added({ name: 'b' });
    await added({ name: 'a', isShared: true });
    await added({ name: 'c', isShared: true, content: { filter: [] } }, 'partnership');
    const { call: welcome } = await logInWith(server, 'welcome-team');
    expect((await list()).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    const seen = await list(welcome);
    expect(seen).toMatchObject([{ name: 'a', isChangeable: false, by: expect.any(String) }]);
    const { call: nobody } = await logInWith(server);
    expect(await list(nobody)).toEqual([]);
    expect((await add({}, 'firstTimer', nobody)).statusCode).toBe(404);
    expect((await add({ content: { filter: [] } }, 'pledge', welcome)).statusCode).toBe(404);
  });

  it('are changed and removed by their owner alone, and not over a newer version', async () => {
    const view = await added({ isShared: true });
    const { call: welcome } = await logInWith(server, 'welcome-team');
    expect((await change(view, { name: 'Mine' }, welcome)).statusCode).toBe(404);
    expect((await welcome(removeSavedView, { id: view._id })).statusCode).toBe(404);
    expect((await change(view, { name: 'New' })).json()).toMatchObject({ name: 'New', version: 1 });
    expect((await change(view, { name: 'Old' })).statusCode).toBe(409);
    expect((await owner(removeSavedView, { id: unseen })).statusCode).toBe(404);
  });

  it('are chosen by each reader for themselves, one to begin with', async () => {
    const one = await added({ isShared: true, isDefault: true });
    const other = await added({ isShared: true });
    const { call: welcome } = await logInWith(server, 'welcome-team');
    const choose = ({ _id }: SavedView, isDefault: boolean) =>
      welcome(chooseSavedView, { id: _id, body: { isPinned: true, isDefault } });
    for (const view of [one, other]) expect((await choose(view, true)).statusCode).toBe(204);
    const defaults = async (call?: StaffCall) =>
      (await list(call)).filter(({ isDefault }) => isDefault).map(({ _id }) => _id);
    expect(await defaults(welcome)).toEqual([other._id]);
    expect(await defaults()).toEqual([one._id]);
    expect((await list(welcome)).every(({ isPinned }) => isPinned)).toBe(true);
    await choose(one, false);
    expect(await defaults(welcome)).toEqual([other._id]);
    await choose(other, false);
    expect(await defaults(welcome)).toEqual([]);
    const hidden = await added();
    expect((await choose(hidden, false)).statusCode).toBe(404);
  });

  it('come back when their removal is taken back within a day, as everybody had chosen', async () => {
    const view = await added({ isPinned: true, isDefault: true });
    await owner(removeSavedView, { id: view._id });
    expect(await list()).toEqual([]);
    now = new Date(now.getTime() + day - 1);
    const repository = new SavedViewRepository(server.database, () => now);
    await repository.sweep();
    owner = await logInStaff(server);
    expect((await owner(restoreSavedView, { id: view._id })).statusCode).toBe(204);
    expect(await list()).toEqual([view]);
    expect((await owner(restoreSavedView, { id: view._id })).statusCode).toBe(404);
    await owner(removeSavedView, { id: view._id });
    now = new Date(now.getTime() + day);
    await repository.sweep();
    for (const table of ['saved_views', 'saved_view_choices', 'default_views'] as const)
      expect(await server.database.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('stay for others when their owner leaves, who may then take them over; the rest goes', async () => {
    const { call: welcome } = await logInWith(server, 'welcome-team');
    await added({ name: 'Mine', isPinned: true, isDefault: true }, 'firstTimer', welcome);
    const shared = await added({ name: 'Ours', isShared: true }, 'firstTimer', welcome);
    await removeAccount(server, ['welcome-team']);
    expect(await list()).toMatchObject([{ name: 'Ours', isChangeable: true, isOwnerless: true }]);
    const { call: treasurer } = await logInWith(server, 'treasurer');
    for (const response of [
      await change(shared, { isShared: false }, treasurer),
      await treasurer(removeSavedView, { id: shared._id }),
    ])
      expect(response.statusCode).toBe(404);
    const taken = (await change(shared, { isShared: false })).json<SavedView>();
    expect(await list()).toEqual([taken]);
    expect(taken).not.toHaveProperty('isOwnerless');
    const changed = { action: 'view', subjects: JSON.stringify([shared._id]) };
    expect(await listAuditEntries(server)).toContainEqual(expect.objectContaining(changed));
    expect(await server.database.selectFrom('default_views').selectAll().execute()).toEqual([]);
  });

  it('hold only what fits their list and the server may read', async () => {
    const refused = [
      add({ content: { filter: [{ field: 'program', operator: 'isAnyOf', value: ['x'] }] } }),
      add(
        { content: { filter: [{ field: 'message', operator: 'contains', value: 'x' }] } },
        'welfare',
      ),
      add({ content: { filter, people: '' } }),
      add({ content: { filter, moreKinds: ['welfare', 'pledge'] } }),
      add({ content: { filter } }, 'people'),
      add({ content: { filter: [] }, isQuestion: true }, 'people'),
      add({ content: { filter: [], groupBy: 'program' } }),
      add({ content: { filter: [], groupBy: 'message' } }, 'welfare'),
      add({ content: { filter: [], amount: 'amount' } }),
      add({ content: { filter: [], amount: 'amount', moreKinds: ['welfare'] } }, 'pledge'),
      add({ content: { filter: [], groupBy: 'month' } }, 'people'),
      add({ name: ' ' }),
    ];
    for (const response of await Promise.all(refused)) expect(response.statusCode).toBe(400);
    const content = { filter: [], people: 'country=at' };
    expect((await add({ content }, 'people')).statusCode).toBe(201);
    const summed = { filter: [], groupBy: 'state', amount: 'amount' };
    const view = await added({ content: summed }, 'pledge');
    expect(view).toMatchObject({ content: summed });
    const unfit = { content: { ...summed, groupBy: 'program' } };
    expect((await change(view, unfit)).statusCode).toBe(400);
  });

  it('are pinned up to a number that the sidebar counts', async () => {
    const views = [];
    for (let at = 0; at < maxPinnedViews; at++) views.push(await added({ isPinned: true }));
    expect((await add({ isPinned: true })).json()).toMatchObject({ code: 'too-many-pins' });
    const last = await added();
    const choose = ({ _id }: SavedView, isPinned = true) =>
      owner(chooseSavedView, { id: _id, body: { isPinned, isDefault: true } });
    expect((await choose(last)).json()).toMatchObject({ code: 'too-many-pins' });
    const [first = last] = views;
    for (const pinned of [true, false]) expect((await choose(first, pinned)).statusCode).toBe(204);
    expect((await choose(last)).statusCode).toBe(204);
  });

  it('are not more than an account may have', async () => {
    const repository = new SavedViewRepository(server.database, () => now);
    const { admin_id } = await server.database
      .selectFrom('admin_sessions')
      .select('admin_id')
      .executeTakeFirstOrThrow();
    const removed = await added();
    await owner(removeSavedView, { id: removed._id });
    const view = { name: 'x', content: { filter: [] }, isShared: false, isQuestion: false };
    for (let at = 0; at < maxOwnViews; at++)
      await repository.add(`v${at}`, admin_id, 'pledge', view);
    const restore = owner(restoreSavedView, { id: removed._id });
    for (const response of [await add(), await restore])
      expect(response.json()).toMatchObject({ code: 'too-many-views' });
  });
});
