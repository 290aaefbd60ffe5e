import { erasePersonalData, previewErasure } from 'contract/people-requests';
import type { ErasurePlan } from 'contract/people-requests';
import type { FilterItem } from 'contract/record-filter';
import { addSavedView, listSavedViews, removeSavedView } from 'contract/saved-view-requests';
import type { SavedView, ViewedList } from 'contract/saved-view-requests';
import { bothDatabases } from '../../../testing/databases/databases';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

const email = 'anna@example.org';

describe.each(bothDatabases)('saved views that name a person, on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  async function add(name: string, content: object = {}, kind: ViewedList = 'firstTimer') {
    const own = { isShared: false, isQuestion: false, isPinned: true, isDefault: false };
    const body = { kind, name, content: { filter: [], ...content }, ...own };
    return (await call(addSavedView, { body })).json<SavedView>();
  }
  const addFilter = (name: string, field: string, value: FilterItem['value']) =>
    add(name, {
      filter: [{ field, operator: typeof value === 'string' ? 'contains' : 'isAnyOf', value }],
    });

  it('are counted before an erasure and go with it, and those of others stay', async () => {
    const sent = { fullName: 'Anna Müller-Muster', email, phone: '0660 1234567' };
    const { _id } = await send(server, 'firstTimer', sent);
    const { _id: removed } = await add('Removed: MUSTER, Anna Mueller');
    await call(removeSavedView, { id: removed });
    await add('anna müller-musters list');
    await add('+43 660 123 45 67');
    await add(`Ask ${email.toUpperCase()}`);
    await addFilter('part', 'fullName', 'muster');
    await addFilter('mail', 'email', [email]);
    await add('searched', { people: 'list=members#search=Anna+M%C3%BCller' }, 'people');
    const others = ['Anna', 'Hanna Müller-Muster', 'November 2026', 'joanna@example.org'];
    for (const name of others) await add(name);
    await addFilter('x', 'fullName', 'Anna Moser');
    await addFilter('y', 'email', 'joanna@example.org');

    const wish = { email, records: [{ kind: 'firstTimer', _id } as const] };
    await server.allMails();
    const { plan, attached } = (await call(previewErasure, { body: wish })).json<ErasurePlan>();
    expect(attached.savedViews).toBe(7);
    expect((await call(erasePersonalData, { body: { ...wish, plan } })).statusCode).toBe(200);
    const { views } = (await call(listSavedViews)).json<{ views: readonly SavedView[] }>();
    expect(views.map(({ name }) => name).toSorted()).toEqual([...others, 'x', 'y'].toSorted());
    for (const table of ['saved_views', 'saved_view_choices'] as const)
      expect(await server.database.selectFrom(table).selectAll().execute()).toHaveLength(6);
  });

  it('are none for a name of one word, unless it is all that was typed', async () => {
    const { _id } = await send(server, 'firstTimer', { fullName: 'Grace', email });
    await add('grace');
    await add('Grace service');
    const wish = { records: [{ kind: 'firstTimer', _id } as const] };
    const { attached } = (await call(previewErasure, { body: wish })).json<ErasurePlan>();
    expect(attached.savedViews).toBe(1);
  });
});
