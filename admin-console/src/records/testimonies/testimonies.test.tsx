import { act, screen, waitFor, within } from '@testing-library/react';
import type { BodyOf } from 'contract/request';
import { allRights } from 'contract/rights';
import type { TestimonySettings, changeTestimonyVisibility } from 'contract/testimony-requests';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import type { AdminRecord } from '../../base/model/admin-record';
import { storeStaffRights } from '../../session/staff-account';
import { getAdminToken } from '../../session/admin-session';
import { fakeReviewServer, rejection } from '../../testing/fake-review-server';
import { openSection } from '../../testing/open-section';
import { logIn } from '../../testing/render-view';

jest.mock('../table/record-table');

const told = {
  fullName: 'Ama',
  message: 'He heals. Call my neighbour on +43 512 1.',
  _id: 't1',
  createdAt: '2026-03-01T11:30:00.000Z',
  updatedAt: '2026-03-01T11:30:00.000Z',
  __v: 0,
};
const hidden = { ...told, _id: 't2', fullName: 'Bela', isHidden: true };
const waiting = { ...told, _id: 't3', fullName: 'Cora', isHidden: true, awaitsApproval: true };

/** Fakes a server with testimonies and the setting for new ones. */
function fakeTestimonies(records: readonly AdminRecord[], more?: Parameters<typeof respond>[1]) {
  const settings = { needsApproval: false };
  const server = fakeReviewServer('testimony', records, (call) => respond(call, more));
  function respond(
    { method, path, body }: SentCall,
    answer?: (call: SentCall) => FakeAnswer | undefined,
  ): FakeAnswer | undefined {
    const said = answer?.({ method, path, body } as SentCall);
    if (said) return said;
    if (path === '/api/admin/testimonies/settings') {
      if (method === 'PUT') Object.assign(settings, body as TestimonySettings);
      return { status: 200, body: { ...settings } };
    }
    const id = /^\/api\/admin\/testimonies\/(\w+)\/visibility$/.exec(path)?.[1];
    if (id === undefined) return undefined;
    const place = server.records.findIndex(({ _id }) => _id === id);
    const { isHidden, awaitsApproval, seenVersion } = body as BodyOf<
      typeof changeTestimonyVisibility
    >;
    if (seenVersion !== server.records[place]?.['__v']) return rejection(409, 'It was changed.');
    const { isHidden: _hidden, awaitsApproval: _awaits, ...rest } = server.records[place] ?? {};
    server.records[place] = {
      ...rest,
      ...(isHidden && { isHidden }),
      ...(awaitsApproval && { awaitsApproval }),
    };
    return { status: 200, body: server.records[place] };
  }
  return { server, settings };
}

const panel = (name: string) => screen.findByRole('dialog', { name });
const openPanel = async (id: string, name: string) => {
  const user = openSection('testimony', id);
  return { user, opened: within(await panel(name)) };
};

beforeEach(logIn);
afterEach(() => sessionStorage.clear());

it('offers who may only read neither to hide one nor to have new ones wait', async () => {
  fakeTestimonies([told]);
  const { opened } = await openPanel('t1', 'Ama');
  expect(opened.getByText(/^Hide/, { selector: 'button' })).toBeVisible();
  expect(await screen.findByRole('switch', { hidden: true })).toBeInTheDocument();
  const rights = allRights.filter((right) => right !== 'testimony:review');
  // The summary in place of the form loads the staff again.
  await act(async () => storeStaffRights(getAdminToken(), new Set(rights)));
  expect(opened.queryByText(/^Hide/, { selector: 'button' })).not.toBeInTheDocument();
  expect(screen.queryByRole('switch', { hidden: true })).not.toBeInTheDocument();
});

describe('the panel of a testimony', () => {
  it('says that it is public, hides it, and takes that back', async () => {
    const { server } = fakeTestimonies([told]);
    const { user, opened } = await openPanel('t1', 'Ama');
    expect(opened.getByText('Public.')).toBeVisible();
    await user.click(opened.getByText('Hide', { selector: 'button' }));
    const hiddenNote = await opened.findByText('Ama: the testimony is hidden from the website.');
    expect(hiddenNote.closest('[role=status]')).not.toBeNull();
    expect(opened.getByText('Hidden.')).toBeVisible();
    expect(server.records[0]).toMatchObject({ isHidden: true });
    expect(opened.getByRole('heading', { name: 'On the website' })).toHaveFocus();
    await user.click(opened.getByText('Undo', { selector: 'button' }));
    const said = await opened.findByText('Ama: the testimony is public.');
    expect(said).toHaveFocus();
    await user.click(opened.getByLabelText('Dismiss this message'));
    expect(said).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.records[0]).not.toHaveProperty('isHidden');
  });

  it('shows a hidden one again', async () => {
    const { server } = fakeTestimonies([hidden]);
    const { user, opened } = await openPanel('t2', 'Bela');
    await user.click(opened.getByText('Show on the website', { selector: 'button' }));
    await waitFor(() => expect(opened.getByText('Public.')).toBeVisible());
    expect(server.records[0]).not.toHaveProperty('isHidden');
  });

  it('approves one that waits, and lets it wait again when that is undone', async () => {
    const { server } = fakeTestimonies([waiting]);
    const { user, opened } = await openPanel('t3', 'Cora');
    expect(opened.getByText('Waiting for approval.')).toBeVisible();
    await user.click(opened.getByText('Approve', { selector: 'button' }));
    await user.click(await opened.findByText('Undo', { selector: 'button' }));
    await waitFor(() => expect(opened.getByText('Waiting for approval.')).toBeVisible());
    expect(server.records[0]).toEqual(waiting);
  });

  it('keeps one hidden that is not to be published', async () => {
    const { server } = fakeTestimonies([waiting]);
    const { user, opened } = await openPanel('t3', 'Cora');
    await user.click(opened.getByText('Do not publish', { selector: 'button' }));
    await waitFor(() => expect(opened.getByText('Hidden.')).toBeVisible());
    expect(server.records[0]).toMatchObject({ isHidden: true });
    expect(server.records[0]).not.toHaveProperty('awaitsApproval');
    expect(opened.getByRole('heading', { name: 'On the website' })).toHaveFocus();
  });

  it('says nothing of the website in another section', async () => {
    fakeReviewServer('enquiry', [{ ...told, subject: 'Choir' }]);
    openSection('enquiry', 't1');
    const opened = within(await panel('Ama'));
    expect(opened.queryByText('On the website')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { hidden: true })).not.toBeInTheDocument();
  });
});

it('marks in the table what the public cannot read, and adds no column', async () => {
  fakeTestimonies([told, hidden, waiting]);
  openSection('testimony');
  expect(await screen.findByRole('img', { name: 'Hidden' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Waiting for approval' })).toBeVisible();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Status', 'Full name', 'Message']);
});

it('shows those alone that wait for approval', async () => {
  fakeTestimonies([told, hidden, waiting]);
  const user = openSection('testimony');
  await user.click(await screen.findByText('1 waiting for approval', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByText('Ama')).not.toBeInTheDocument());
  expect(screen.getByText('Cora')).toBeVisible();
});

describe('the switch above the table', () => {
  const approval = () => screen.findByLabelText('New testimonies wait for approval');

  it.each([
    ['with testimonies', [told]],
    ['without one', []],
  ])(
    'is off, has new ones wait when it is switched on, and says so: %s',
    async (_with, records) => {
      const { settings } = fakeTestimonies(records);
      const user = openSection('testimony');
      expect(await approval()).not.toBeChecked();
      await user.click(await approval());
      expect(await screen.findByText(/public only after you approve them/)).toBeVisible();
      expect(settings).toEqual({ needsApproval: true });
      expect(await approval()).toBeChecked();
      await user.click(await approval());
      expect(
        await screen.findByText(
          'From now on, new testimonies are public at once. Those that are waiting stay hidden.',
        ),
      ).toBeVisible();
      expect(settings).toEqual({ needsApproval: false });
    },
  );

  it('does not wait behind the button of the filters', async () => {
    fakeTestimonies([told]);
    openSection('testimony');
    const filters = await screen.findByText('Filters: Open', { selector: 'button' });
    const hidden = document.getElementById(filters.getAttribute('aria-controls') ?? '');
    expect(hidden).toContainElement(await screen.findByRole('radio', { name: /^All/ }));
    expect(hidden).not.toContainElement(await approval());
  });

  it('stays as it was where it cannot be saved, and says so', async () => {
    fakeTestimonies([told], ({ method, path }) =>
      method === 'PUT' && path.endsWith('/settings') ? 'down' : undefined,
    );
    const user = openSection('testimony');
    await user.click(await approval());
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved');
    expect(await approval()).not.toBeChecked();
  });
});
