import { screen, waitFor, within } from '@testing-library/react';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { fakeReviewServer, rejection } from '../../testing/fake-review-server';
import { fakePeopleServer } from '../../testing/fake-people-server';
import { FakeViews, largePledges } from '../../testing/fake-views';
import { logIn, renderView } from '../../testing/render-view';
import { PeoplePage } from '../people/list/people-page';
import { getTablePreferences } from '../table/table-preferences';
import { SectionView } from '../sections/section-view';

beforeEach(logIn);

const pledges = [
  { _id: 'p1', name: 'Ruth', email: 'ruth@example.org', amount: 12.5 },
  { _id: 'p2', name: 'Noomi', email: 'noomi@example.org', amount: 900 },
].map((pledge, at) => ({ ...pledge, createdAt: `2026-10-0${at + 1}T10:00:00.000Z` }));

const section = '/admin/dashboard?section=pledges';
const filtered = '#filter=amount_atLeast_500';

async function open(
  views: FakeViews,
  address = section,
  respond: (call: SentCall) => FakeAnswer | undefined = () => undefined,
) {
  fakeReviewServer('pledge', pledges, (call) => respond(call) ?? views.answer(call));
  const user = renderView(<SectionView name="pledge" />, { address });
  await screen.findByRole('button', { name: 'Views' });
  const choose = async (name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Views' }));
    const menu = within(await screen.findByRole('menu'));
    await user.click(menu.getByText(name));
  };
  return { user, choose };
}

const openView = () => screen.getByText('View:').parentElement;
const address = () => window.location.search + window.location.hash;

it('keeps what is shown under a name, and opens it again', async () => {
  const views = new FakeViews([]);
  const { user, choose } = await open(views, `${section}&group=month${filtered}`);
  await choose(/^Save as a new view/);
  const dialog = await screen.findByRole('dialog', { name: 'Save as a view' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please give the view a name.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Name of the view'), 'Large');
  await user.click(within(dialog).getByLabelText('Show it in the sidebar'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(views.views).toMatchObject([
    {
      ...{ name: 'Large', kind: 'pledge', isPinned: true, isShared: false, isDefault: false },
      content: {
        filter: [{ field: 'amount', operator: 'atLeast', value: '500' }],
        groupBy: 'month',
        sort: { field: 'createdAt', direction: 'desc' },
      },
    },
  ]);
  await waitFor(() => expect(openView()).toHaveTextContent('View: Large'));
  expect(openView()).not.toHaveTextContent('changed');
  await choose('All records');
  expect(address()).toBe('?section=pledges&view=all');
  await choose('Large');
  expect(address()).toBe(`?section=pledges&view=v1&group=month${filtered}`);
});

it('opens a list with the view that was chosen for it, unless the address asks for something', async () => {
  const views = new FakeViews([{ ...largePledges, isDefault: true }]);
  const { choose } = await open(views);
  await waitFor(() => expect(openView()).toHaveTextContent('View: Large pledges'));
  expect(address()).toBe(`?section=pledges&view=v1${filtered}`);
  await choose('All records');
  expect(address()).toBe('?section=pledges&view=all');
  expect(screen.queryByText('View:')).not.toBeInTheDocument();
});

it('does not open it where something is asked for', async () => {
  const asked = '#filter=amount_atMost_100';
  await open(new FakeViews([{ ...largePledges, isDefault: true }]), section + asked);
  await screen.findByRole('button', { name: 'Views' });
  expect(address()).toBe(`?section=pledges${asked}`);
});

it('says that a view is changed, keeps the change in it, and leaves the usual order of the user', async () => {
  const views = new FakeViews([largePledges]);
  const { user, choose } = await open(views, `${section}&view=v1`);
  await waitFor(() => expect(address()).toBe(`?section=pledges&view=v1${filtered}`));
  await user.click(screen.getByRole('button', { name: 'Order' }));
  await user.click(await screen.findByRole('menuitemradio', { name: /oldest/i }));
  await waitFor(() => expect(openView()).toHaveTextContent('changed, not saved'));
  await choose('Save the changes');
  await waitFor(() => expect(openView()).not.toHaveTextContent('changed'));
  expect(views.views[0]?.content.sort).toEqual({ field: 'createdAt', direction: 'asc' });
  expect(getTablePreferences('pledges').sort.direction).toBe('desc');
});

it('deletes a view, and takes that back', async () => {
  const views = new FakeViews([largePledges]);
  const { user, choose } = await open(views, `${section}&view=v1`);
  await waitFor(() => expect(openView()).toBeVisible());
  await choose('Delete this view');
  expect(await screen.findByText('Deleted the view “Large pledges”.')).toBeVisible();
  expect(address()).toBe('?section=pledges&view=all');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The view “Large pledges” is back.')).toBeVisible();
  await waitFor(() => expect(openView()).toHaveTextContent('Large pledges'));
});

it('lets a colleague’s view be pinned, and not changed', async () => {
  const shared = { ...largePledges, isShared: true, isChangeable: false, by: 'Anna Moser' };
  const views = new FakeViews([shared]);
  const { user, choose } = await open(views);
  await choose('Large pledges (Anna Moser)');
  await waitFor(() => expect(openView()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Views' }));
  expect(screen.queryByText('Delete this view')).not.toBeInTheDocument();
  await user.click(screen.getByText(/^Rename, share/));
  const dialog = await screen.findByRole('dialog', { name: 'Settings of the view' });
  expect(within(dialog).queryByLabelText('Name of the view')).not.toBeInTheDocument();
  await user.click(within(dialog).getByLabelText('Open this list with it'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(views.views[0]?.isDefault).toBe(true));
});

it('says before and after that a view whose owner left becomes the user’s', async () => {
  const shared = { ...largePledges, isShared: true, isOwnerless: true };
  const { user, choose } = await open(new FakeViews([shared]), `${section}&view=v1`);
  await waitFor(() => expect(openView()).toBeVisible());
  await choose(/^Rename, share/);
  const dialog = await screen.findByRole('dialog', { name: 'Settings of the view' });
  expect(within(dialog).getByText(/^Its owner has left/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Order' }));
  await user.click(await screen.findByRole('menuitemradio', { name: /oldest/i }));
  await choose('Save the changes');
  expect(await screen.findByText(/so it is yours now\.$/)).toBeVisible();
});

it.each(['PUT', 'DELETE', 'POST'])('says so when %s is refused', async (method) => {
  const refuse = (call: SentCall) =>
    call.method === method && call.path.startsWith('/api/admin/views')
      ? rejection(500, 'Not today.')
      : undefined;
  const { user, choose } = await open(new FakeViews([largePledges]), `${section}&view=v1`, refuse);
  await waitFor(() => expect(openView()).toBeVisible());
  if (method === 'DELETE') await choose('Delete this view');
  else {
    await choose(method === 'PUT' ? /^Rename, share/ : /^Save as a new/);
    const dialog = within(await screen.findByRole('dialog', { name: /view$/ }));
    await user.type(dialog.getByLabelText('Name of the view'), '2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
  }
  expect(await screen.findByText('Not today.')).toBeVisible();
});

it('keeps no filter of a text that only the browser can read', async () => {
  const records = [
    { _id: 'w1', fullName: 'Ruth', message: 'x', createdAt: '2026-10-01T10:00:00.000Z' },
  ];
  fakeReviewServer('welfare', records, new FakeViews([]).answer);
  const user = renderView(<SectionView name="welfare" />, {
    address: '/admin/dashboard?section=welfare#filter=message_contains_x',
  });
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  const item = await screen.findByText('A filter of a confidential text cannot be saved.');
  expect(item.closest('[role=menuitem]')).toHaveAttribute('aria-disabled', 'true');
});

it('keeps what is asked of people, and says when that is changed', async () => {
  const views = new FakeViews([]);
  fakePeopleServer([], [], views.answer);
  const people = '/admin/dashboard?section=people';
  const user = renderView(<PeoplePage />, { address: `${people}&list=members` });
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByText(/^Save as a new view/));
  await user.type(await screen.findByLabelText('Name of the view'), 'Members');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(openView()).toHaveTextContent('View: Members'));
  expect(views.views).toMatchObject([{ kind: 'people', content: { people: 'list=members' } }]);
  expect(openView()).not.toHaveTextContent('changed');
  await user.selectOptions(screen.getByLabelText('Section'), 'First Timers');
  await waitFor(() => expect(openView()).toHaveTextContent('changed, not saved'));
  expect(address()).toBe('?section=people&view=v1&list=members&of=first-timers');
});
