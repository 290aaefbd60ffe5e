import { screen, waitFor, within } from '@testing-library/react';
import {
  addHousehold,
  changeHousehold,
  listHouseholdProposals,
  listHouseholds,
  refuseHousehold,
} from 'contract/household-requests';
import type { Household, HouseholdProposal } from 'contract/household-requests';
import { findEmailHouseholds } from 'contract/contact-history-requests';
import type { Person } from 'contract/person-requests';
import type { SentCall } from 'shared-ui/fake-network';
import { fakePeopleServer, fakePerson, recordOf } from '../../../testing/fake-people-server';
import { logIn, renderView } from '../../../testing/render-view';
import { PeopleView } from '../people-view';

beforeEach(() => logIn());

const [ada, ben, cleo] = [fakePerson('Ada'), fakePerson('Ben'), fakePerson('Cleo')];
const sample: Household = { _id: 'h1', name: 'Sample', version: 3, persons: [ada, ben] };
const family = { _id: 'h1', name: 'Sample', version: 3, members: [ada, ben] };
const propose = (...persons: Person[]): HouseholdProposal => ({ persons, reasons: ['address'] });

function open(
  address: string,
  people: readonly Person[],
  proposals: readonly HouseholdProposal[] = [],
  said: readonly Household[] = [],
) {
  const ok = (body: unknown, status = 200) => ({ status, body });
  const { calls } = fakePeopleServer(people, [], ({ method, path, body }) => {
    const [pathname] = path.split('?');
    const call = `${method} ${pathname}`;
    if (call === `POST ${findEmailHouseholds.path}`)
      return ok({ households: [(body as { records: string[] }).records] });
    if (call === `GET ${listHouseholdProposals.path}`)
      return ok({ proposals, total: proposals.length });
    if (call === `GET ${listHouseholds.path}`) return ok({ households: said, total: said.length });
    if (call === `POST ${refuseHousehold.path}`) return { status: 204 };
    if (call === `POST ${addHousehold.path}`) return ok({ ...sample, version: 0 }, 201);
    if (call !== `PUT ${changeHousehold.path.replace(':id', 'h1')}`) return undefined;
    const { persons } = body as { persons: string[] };
    return ok({ household: persons.length < 2 ? null : { ...sample, version: 4 } });
  });
  const user = renderView(<PeopleView />, { address: `/admin/dashboard?section=people${address}` });
  const changes = () =>
    calls
      .filter(({ path, method }) => method !== 'GET' && path.startsWith(listHouseholds.path))
      .map(({ method, path, body }: SentCall) => [method, path.split('/').at(-1), body]);
  return { user, changes };
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('those who may live together', () => {
  it('are a household by one press, which the message takes back', async () => {
    const { user, changes } = open('&list=households', [], [propose(ada, ben)]);
    expect(await screen.findByText('Same address')).toBeVisible();
    await user.click(await press('A household: Ada, Ben'));
    expect(await screen.findByText('Saved as a household: Sample.')).toBeVisible();
    await user.click(await press('Undo'));
    expect(await screen.findByText('Undone: as before.')).toBeVisible();
    expect(changes()).toEqual([
      ['POST', 'households', { persons: ['p-Ada', 'p-Ben'] }],
      ['PUT', 'h1', { persons: [], seenVersion: 0 }],
    ]);
  });

  it('are none, and the next group has the focus', async () => {
    const { user, changes } = open('&list=households', [], [propose(ada, ben), propose(ada, cleo)]);
    await user.click(await press('Not a household: Ada, Ben'));
    expect(await screen.findByText(/^Saved: not a household/)).toBeVisible();
    expect(changes()).toEqual([['POST', 'refusals', { persons: ['p-Ada', 'p-Ben'] }]]);
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'Household: Ada, Cleo' })).toHaveFocus(),
    );
  });

  it('are so only in part', async () => {
    const { user, changes } = open('&list=households', [], [propose(ada, ben, cleo)]);
    await user.click(await press('Only some of them: Ada, Ben, Cleo'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who lives together?' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Cleo' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved as a household: Sample.')).toBeVisible();
    expect(changes()).toEqual([['POST', 'households', { persons: ['p-Ada', 'p-Ben'] }]]);
  });

  it('join a household with all who are in it already', async () => {
    const inHousehold = { ...ada, household: { _id: 'h1', name: 'Sample' }, family };
    const proposal = { ...propose(inHousehold, cleo), household: { _id: 'h1', version: 3 } };
    const { user, changes } = open('&list=households', [inHousehold], [proposal]);
    await user.click(await press('Add to the household: Ada, Cleo'));
    expect(await screen.findByText('The household is changed: Sample.')).toBeVisible();
    expect(changes()).toEqual([
      ['PUT', 'h1', { persons: ['p-Ada', 'p-Ben', 'p-Cleo'], seenVersion: 3 }],
    ]);
  });
});

describe('a household', () => {
  it('ends with its last but one, and is said again by the undo', async () => {
    const { user, changes } = open('&list=households', [], [], [sample]);
    await user.click(await press('Change: Sample'));
    await user.click(screen.getByRole('checkbox', { name: 'Ben' }));
    await user.click(screen.getByRole('button', { name: 'They are no household' }));
    expect(await screen.findByText(/no household any more/)).toBeVisible();
    await user.click(await press('Undo'));
    await screen.findByText('Undone: as before.');
    expect(changes()).toEqual([
      ['PUT', 'h1', { persons: ['p-Ada'], seenVersion: 3 }],
      ['POST', 'households', { persons: ['p-Ada', 'p-Ben'] }],
    ]);
  });

  it('is on the page of each of its persons, with links to the others', async () => {
    open('&person=p-Ada', [{ ...ada, family }]);
    const part = within(await screen.findByRole('region', { name: 'Household' }));
    expect(part.getByRole('link', { name: 'Ben' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=people&person=p-Ben',
    );
    expect(part.queryByRole('link', { name: 'Ada' })).not.toBeInTheDocument();
    expect(part.getByRole('button', { name: 'Change' })).toBeVisible();
  });

  it('is proposed on the page of a person, and said or refused there', async () => {
    const people = [ada, ben, cleo];
    const { user, changes } = open('&person=p-Ada', people, [propose(ada, ben, cleo)]);
    const part = within(await screen.findByRole('region', { name: 'Household' }));
    expect(await part.findByRole('link', { name: 'Cleo' })).toBeVisible();
    expect(part.queryByRole('link', { name: 'Ada' })).not.toBeInTheDocument();
    expect(part.getByText('Same address')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Not a household: Ben, Cleo' }));
    expect(await screen.findByText(/^Saved: not a household/)).toBeVisible();
    expect(part.getByRole('heading', { name: 'Household' })).toHaveFocus();
    await user.click(part.getByRole('button', { name: 'Say so: Ben, Cleo' }));
    expect(await screen.findByText('Saved as a household: Sample.')).toBeVisible();
    const persons = ['p-Ada', 'p-Ben', 'p-Cleo'];
    expect(changes()).toEqual([
      ['POST', 'refusals', { persons }],
      ['POST', 'households', { persons }],
    ]);
  });

  it.each([['&person=p-Ada'], ['&list=households']])('gets one e-mail from %s', async (address) => {
    const silent = recordOf('welfare', 'Ada', { email: '' });
    const merged = recordOf('welfare', 'Ben', { mergedInto: 'other' });
    const people = [
      fakePerson('Ada', [silent, recordOf('contact', 'Ada')], { family }),
      fakePerson('Ben', [merged, recordOf('contact', 'Ben')]),
    ];
    const { user } = open(address, people, [], [sample]);
    await user.click(await press('Write to the household: Sample'));
    const dialog = within(await screen.findByRole('dialog', { name: 'E-mail to 2 people' }));
    const choice = await dialog.findByRole('checkbox', { name: 'One e-mail to each household' });
    expect(choice).toBeChecked();
    expect(choice).toHaveAccessibleDescription(/: Ada and Ben$/);
  });

  it('is said on the page of a person, with somebody who is searched for', async () => {
    const { user, changes } = open('&person=p-Ada', [ada, ben]);
    await user.click(await press('Say who lives with this person'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Find a person'), 'Ben{Enter}');
    const link = await dialog.findByRole('link', { name: /^Ben/ });
    expect(link).toHaveAttribute('target', '_blank');
    await user.click(dialog.getByRole('button', { name: 'Add Ben' }));
    for (const name of [/^Ada/, /^Ben/])
      expect(dialog.getByRole('link', { name })).toHaveAccessibleName(/ \(opens in a new tab\)$/);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved as a household: Sample.')).toBeVisible();
    expect(changes()).toEqual([['POST', 'households', { persons: ['p-Ada', 'p-Ben'] }]]);
  });
});
