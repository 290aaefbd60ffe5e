import { screen, waitFor, within } from '@testing-library/react';
import { addHousehold } from 'contract/household-requests';
import { getPerson, listPersonGroups } from 'contract/person-requests';
import { toAddress } from 'contract/request';
import { fakeNetwork } from 'shared-ui/fake-network';
import { choosePhoneCountry } from '../matches/phone-country';
import type { AdminRecord } from '../../base/model/admin-record';
import { columnTexts } from '../../testing/column-texts';
import { fakePerson } from '../../testing/fake-people-server';
import { fakeReviewServer } from '../../testing/fake-review-server';
import { openSection } from '../../testing/open-section';
import { logIn } from '../../testing/render-view';

jest.mock('../table/record-table');

const ruth = { name: 'Ruth', email: 'ruth@example.org', phone: '+43 664 1234567', _id: 'r1' };
const again = { ...ruth, name: 'Ruth Berger', _id: 'r2' };
const jonas = { name: 'Jonas', email: 'jonas@example.org', phone: '0664 1234567', _id: 'j1' };

async function openMembers(records: readonly AdminRecord[]) {
  fakeNetwork(({ path }) =>
    path === '/api/church-member' ? { status: 200, body: records } : { status: 404 },
  );
  const user = openSection('churchMember');
  await screen.findByRole('grid');
  return user;
}

const names = () => columnTexts(1);
const mark = (name: string) => screen.findByLabelText(name);

beforeEach(logIn);
afterEach(() => choosePhoneCountry('AT'));

it('counts possible matches beside the counts, which stay, and shows them alone', async () => {
  const user = await openMembers([ruth, jonas, again]);
  expect(screen.getByText('3 Unique')).toBeVisible();
  const only = await screen.findByRole('button', { name: '2 Possible matches' });
  await user.click(only);
  expect(names()).toEqual(['Ruth Berger', 'Ruth']);
  await user.click(only);
  expect(names()).toEqual(['Ruth Berger', 'Jonas', 'Ruth']);
});

it('says why, beside a Status that keeps its word', async () => {
  const user = await openMembers([ruth, again]);
  const cell = screen.getAllByRole('gridcell')[0] as HTMLElement;
  expect(cell).toHaveTextContent(/^UNIQUE$/);
  await user.click(await mark('Possible match: Ruth'));
  const dialog = screen.getByRole('dialog', { name: 'Possible matches for Ruth' });
  const match = within(dialog).getByRole('listitem');
  expect(match).toHaveTextContent('Same e-mail');
  expect(match).toHaveTextContent('Same phone, different name');
  expect(match).toHaveTextContent('Ruth Berger · ruth@example.org · +43 664 1234567');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('takes numbers without a country for Austria’s, until staff say otherwise', async () => {
  const user = await openMembers([ruth, jonas]);
  expect(await mark('Same phone, different name: Jonas')).toBeVisible();
  expect(screen.queryByText(/Possible matches/)).not.toBeInTheDocument();
  const choice = screen.getByLabelText('Phone numbers without a country code are from:');
  expect(choice).toHaveDisplayValue('Austria');
  await user.selectOptions(choice, 'Not known');
  await waitFor(() =>
    expect(screen.queryByLabelText('Same phone, different name: Jonas')).not.toBeInTheDocument(),
  );
  expect(choice).toHaveDisplayValue('Not known');
});

it('shows no possible match of two persons of one household', async () => {
  const household = 'h1';
  fakeReviewServer('churchMember', [ruth, again, jonas], ({ path }) =>
    path === toAddress(listPersonGroups, { kind: 'churchMember' })
      ? {
          status: 200,
          body: {
            persons: [
              { _id: 'p1', records: ['r1', 'r2'], household },
              { _id: 'p2', records: ['j1'], household },
            ],
            apart: [],
          },
        }
      : undefined,
  );
  openSection('churchMember');
  expect(await screen.findByRole('button', { name: '2 Possible matches' })).toBeVisible();
  expect(await mark('Possible match: Ruth')).toBeVisible();
  expect(screen.queryByLabelText(/: Jonas$/)).not.toBeInTheDocument();
});

it('says in place that two of different names live together', async () => {
  const [first, second] = [fakePerson('Ruth'), fakePerson('Jonas')];
  const household = { _id: 'h1', name: 'Berger', version: 0, persons: [first, second] };
  const { calls } = fakeReviewServer('churchMember', [ruth, jonas], ({ method, path }) => {
    if (path === toAddress(getPerson, { id: 'r1' })) return { status: 200, body: first };
    if (path === toAddress(getPerson, { id: 'j1' })) return { status: 200, body: second };
    const isSaid = method === 'POST' && path === addHousehold.path;
    return isSaid ? { status: 201, body: household } : undefined;
  });
  const user = openSection('churchMember');
  await user.click(await mark('Same phone, different name: Jonas'));
  await user.click(screen.getByRole('button', { name: 'A household: Ruth' }));
  expect(await screen.findByText('Saved as a household: Berger.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.find(({ path }) => path === addHousehold.path)?.body).toEqual({
    persons: ['p-Jonas', 'p-Ruth'],
  });
});

it('asks nothing where every number says its country', async () => {
  await openMembers([ruth, again]);
  await mark('Possible match: Ruth');
  expect(screen.queryByLabelText(/^Numbers without/)).not.toBeInTheDocument();
});

describe('from a possible match to its comparison', () => {
  const compared = async () => {
    // The comparison starts with the older record although it was opened from the newer one.
    const records = [ruth, again].map((record) => ({ ...record, __v: 0 }));
    const server = fakeReviewServer('churchMember', records);
    const user = openSection('churchMember');
    await user.click(await screen.findByRole('button', { name: 'Possible match: Ruth Berger' }));
    await user.click(screen.getByRole('button', { name: 'Compare these 2 Ruth' }));
    expect(screen.queryByRole('dialog', { name: /^Possible matches/ })).not.toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: 'Compare records' });
    return { server, user, dialog };
  };
  const press = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

  it('merges the two into the older one', async () => {
    const { server, user, dialog } = await compared();
    await user.click(press(dialog, 'Merge into one record'));
    expect(await screen.findByText('2 records are now one: Ruth.')).toHaveFocus();
    expect(screen.getByText('1 Unique')).toBeVisible();
    const call = server.calls.find(({ path }) => path === '/api/admin/merges/churchMember');
    expect(call?.body).toMatchObject({ survivor: { _id: 'r1' }, merged: [{ _id: 'r2' }] });
  });

  it('keeps both, which are then no possible match', async () => {
    const { user, dialog } = await compared();
    await user.click(press(dialog, 'Not a duplicate - keep both'));
    expect(await screen.findByText('Saved: these are not duplicates.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Possible matches/)).not.toBeInTheDocument());
    expect(screen.getByText('2 Unique')).toBeVisible();
  });

  it('gives the focus back to the mark when nothing was decided', async () => {
    const { user, dialog } = await compared();
    await user.click(press(dialog, 'Cancel'));
    const opener = await mark('Possible match: Ruth Berger');
    await waitFor(() => expect(opener).toHaveFocus());
  });
});
