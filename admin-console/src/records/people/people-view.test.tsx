import { screen, waitFor, within } from '@testing-library/react';
import {
  joinPersons,
  listPersonProposals,
  separatePersons,
  undoPersonChange,
} from 'contract/person-requests';
import {
  fakePeopleServer,
  fakePerson,
  fakeProposal,
  recordOf,
} from '../../testing/fake-people-server';
import type { FakePeopleServer } from '../../testing/fake-people-server';
import { logIn, renderView } from '../../testing/render-view';
import { PeopleView } from './people-view';

beforeEach(() => logIn());

const ada = fakePerson('Ada');
const bela = fakePerson('Bela');
const cora = fakePerson('Cora');
const dora = fakePerson('Dora');

const open = (address = '') =>
  renderView(<PeopleView />, { address: `/admin/dashboard?section=people${address}` });

const links = async () =>
  (await screen.findAllByRole('checkbox')).map(
    (box) => within(box.closest('li') as HTMLElement).getAllByRole('link')[0]?.textContent,
  );
const button = (name: string) => screen.getByRole('button', { name });
const pathsOf = ({ calls }: FakePeopleServer) =>
  calls.filter(({ method }) => method !== 'GET').map(({ path }) => path);
const bodies = ({ calls }: FakePeopleServer, path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

describe('lists', () => {
  it('lists everyone with a link to their page, more of them when asked, each once', async () => {
    const server = fakePeopleServer([ada, bela, cora]);
    server.pageLength = 2;
    const user = open();
    expect(await links()).toEqual(['Ada', 'Bela']);
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=people&person=p-Ada',
    );
    expect(screen.getByText('3 people')).toBeVisible();
    await user.click(button('Show more (1)'));
    await waitFor(async () => expect(await links()).toEqual(['Ada', 'Bela', 'Cora']));
    expect(screen.queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
  });

  it('narrows to members and to one section, which stay in the address', async () => {
    const server = fakePeopleServer([ada, { ...bela, isMember: true }]);
    const user = open();
    await user.click(await screen.findByRole('link', { name: 'Members' }));
    await waitFor(async () => expect(await links()).toEqual(['Bela']));
    await user.selectOptions(screen.getByLabelText('Section'), 'Welfare');
    expect(window.location.search).toBe('?section=people&list=members&of=welfare');
    await waitFor(() =>
      expect(server.calls.at(-1)?.path).toBe('/api/admin/persons?list=members&kind=welfare'),
    );
  });

  it('offers the sections that the user may read', async () => {
    fakePeopleServer([ada]).rights = ['contact:read', 'welfare:read'];
    open();
    await links();
    const choices = () => within(screen.getByLabelText('Section')).getAllByRole('option');
    await waitFor(() =>
      expect(choices().map((one) => one.textContent)).toEqual([
        'All sections',
        ...['Contacts', 'Welfare'],
      ]),
    );
  });

  it('finds a person by what is typed, which no address for the server contains', async () => {
    const server = fakePeopleServer([ada, bela]);
    const user = open();
    await links();
    await user.type(screen.getByRole('textbox', { name: 'Find a person' }), 'bel{Enter}');
    expect(await screen.findByText('1 person for “bel”')).toBeVisible();
    expect(await links()).toEqual(['Bela']);
    expect(window.location.hash).toBe('#search=bel');
    expect(server.calls.every(({ path }) => !path.includes('bel'))).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Show everyone' }));
    await waitFor(async () => expect(await links()).toEqual(['Ada', 'Bela']));
  });

  it('filters by what is chosen, which stays in the address and in the other lists', async () => {
    const server = fakePeopleServer([ada, bela]);
    const user = open();
    await links();
    await user.click(button('Filter'));
    const form = await screen.findByRole('dialog', { name: 'Filter' });
    await user.click(within(form).getByRole('checkbox', { name: 'First Timers' }));
    await user.click(within(form).getByRole('button', { name: 'Done' }));
    expect(window.location.hash).toBe('#filter=section_isAnyOf_firstTimer');
    await waitFor(() =>
      expect(server.calls.at(-1)?.path).toBe(
        '/api/admin/persons?list=all&filter=section_isAnyOf_firstTimer',
      ),
    );
    expect(await screen.findByRole('button', { name: 'Export these 2 people' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Members' }));
    expect(window.location.hash).toBe('#filter=section_isAnyOf_firstTimer');
    await user.click(button('Remove the filter: Has records in: First Timers'));
    expect(window.location.hash).toBe('');
  });

  it('says that nobody matches, and removes the filter', async () => {
    const server = fakePeopleServer([]);
    const user = open('#filter=household_isAnyOf_yes');
    expect(await screen.findByText('Nobody matches these filters.')).toBeVisible();
    server.people = [ada];
    await user.click(screen.getByRole('link', { name: 'Remove all filters' }));
    expect(await links()).toEqual(['Ada']);
  });

  it('says that the address has no filter that is known, and shows nobody', async () => {
    const server = fakePeopleServer([ada]);
    open('#filter=shoes_isAnyOf_red');
    expect(await screen.findByText(/asks for a filter that is not known/)).toBeVisible();
    expect(server.calls.some(({ path }) => path.startsWith('/api/admin/persons?'))).toBe(false);
  });

  it('says whom it did not find', async () => {
    fakePeopleServer([ada]);
    open('#search=zoe');
    expect(await screen.findByText(/^Nobody was found for “zoe”/)).toBeVisible();
  });
});

describe('joining', () => {
  it('joins those who are selected into the first, and undoes it', async () => {
    const server = fakePeopleServer([ada, bela, cora]);
    const user = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ada' }));
    expect(button('Same person')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Select Cora' }));
    await user.click(button('These 2 are one person'));
    expect(await screen.findByText('Ada: now one person.')).toBeVisible();
    expect(bodies(server, joinPersons.path)).toEqual([
      { persons: [ada, cora].map(({ _id, version }) => ({ _id, version })) },
    ]);
    expect(screen.queryByRole('region', { name: /selected people/ })).not.toBeInTheDocument();
    await user.click(button('Undo'));
    expect(await screen.findByText('Undone: as before.')).toBeVisible();
    expect(pathsOf(server).at(-1)).toBe(undoPersonChange.path.replace(':id', 'c1'));
  });

  it('compares two with all that their records say before it is decided', async () => {
    const twice = fakePerson('Bela', [recordOf('contact', 'Bela'), recordOf('welfare', 'Bela')]);
    const server = fakePeopleServer([ada, twice]);
    const user = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ada' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Bela' }));
    await user.click(button('Compare'));
    const dialog = within(await screen.findByRole('dialog'));
    const table = within(await dialog.findByRole('table'));
    expect(table.getByRole('row', { name: /^E-mail differs/ })).toHaveTextContent(
      'ada@example.org' + 'bela@example.org',
    );
    // Several values are one a line.
    expect(table.getByRole('row', { name: /^Sections/ }).textContent).toContain(
      'Contacts\nWelfare',
    );
    expect(table.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Not the same' }));
    expect(await screen.findByText('Saved: not the same person.')).toBeVisible();
    expect(pathsOf(server)).toEqual([separatePersons.path]);
  });

  it('says before that they are too many at once', async () => {
    fakePeopleServer(Array.from({ length: 21 }, (_, place) => fakePerson(`P${place}`)));
    const user = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select P0' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select P20' }));
    await user.keyboard('{/Shift}');
    expect(button('These 21 are one person')).toBeDisabled();
    expect(screen.getByText('Please select no more than 20 people.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select P7' }));
    expect(button('These 20 are one person')).toBeEnabled();
  });

  it('is offered for those only of whom the user may review a record', async () => {
    const welfare = fakePerson('Wilma', [recordOf('welfare', 'Wilma')]);
    const server = fakePeopleServer([ada, welfare, cora]);
    server.rights = ['contact:read', 'contact:review', 'welfare:read'];
    const user = open();
    const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
    await screen.findByRole('checkbox', { name: 'Select Wilma' });
    await waitFor(() => expect(box('Wilma')).toBeDisabled());
    await user.click(box('Ada'));
    await user.keyboard('{Shift>}');
    await user.click(box('Cora'));
    expect(button('These 2 are one person')).toBeEnabled();
    expect(box('Wilma')).not.toBeChecked();
  });

  it('says why the server refused it, and keeps the selection', async () => {
    const refusal = { message: 'Somebody was faster.', error: 'Somebody was faster.' };
    fakePeopleServer([ada, bela], [], ({ path }) =>
      path === joinPersons.path ? { status: 409, body: refusal } : undefined,
    );
    const user = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ada' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Bela' }));
    await user.click(button('These 2 are one person'));
    expect(await screen.findByText('Somebody was faster.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Ada' })).toBeChecked();
  });
});

describe('to decide', () => {
  const pairs = () => [
    fakeProposal(ada, bela, { isObvious: true, reasons: ['email', 'name'] }),
    fakeProposal(bela, cora, { isObvious: true }),
    fakeProposal(cora, dora),
  ];
  const card = (name: string) => screen.getByRole('article', { name });

  it('decides one pair after the other; what is decided stays in its place, and Undo opens it again', async () => {
    const server = fakePeopleServer([ada, bela, cora, dora], pairs());
    const user = open('&list=decide');
    const first = within(await screen.findByRole('article', { name: 'Ada and Bela' }));
    expect(first.getByText('Same e-mail')).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Same person: Ada and Bela' }));
    expect(await first.findByText('Decided')).toBeVisible();
    expect(card('Bela and Cora')).toHaveFocus();
    expect(first.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To decide 2' })).toBeVisible();
    server.proposals = pairs();
    await user.click(button('Undo'));
    expect(await first.findByRole('button', { name: 'Not the same: Ada and Bela' })).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Not the same: Ada and Bela' }));
    expect(await first.findByText('Decided')).toBeVisible();
    expect(pathsOf(server)).toContain(separatePersons.path);
  });

  it('joins the obvious ones at once, those that share a person as one', async () => {
    const server = fakePeopleServer([ada, bela, cora, dora], pairs());
    const user = open('&list=decide');
    await user.click(await screen.findByRole('button', { name: 'Select the 2 obvious ones' }));
    await user.click(button('Join these 2 pairs'));
    expect(await screen.findByText('2 pairs are joined.')).toBeVisible();
    expect(bodies(server, joinPersons.path)).toEqual([
      { persons: [ada, bela, cora].map(({ _id, version }) => ({ _id, version })) },
    ]);
  });

  it('offers no decision to whoever may only read', async () => {
    fakePeopleServer([ada, bela], pairs().slice(0, 1)).rights = ['contact:read'];
    open('&list=decide');
    await screen.findByRole('article', { name: 'Ada and Bela' });
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeDisabled());
    expect(screen.queryByRole('button', { name: /Same person/ })).not.toBeInTheDocument();
  });

  it('says kindly that there is nothing, and offers another try where it was not loaded', async () => {
    let isDown = true;
    fakePeopleServer([], [], ({ path }) =>
      isDown && path.startsWith(listPersonProposals.path) ? 'down' : undefined,
    );
    const user = open('&list=decide');
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(
      await screen.findByText('Nothing to decide: nobody else may be the same person.'),
    ).toBeVisible();
  });
});
