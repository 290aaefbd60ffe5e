import { act, screen, waitFor, within } from '@testing-library/react';
import type { AdminRecord } from '../model/admin-record';
import { fakeReviewServer } from '../testing/fake-review-server';
import { openSection } from '../testing/open-section';
import { person } from '../testing/person';
import { logIn } from '../testing/render-view';

async function openContacts(records: readonly AdminRecord[]) {
  fakeReviewServer('contact', records);
  const user = openSection('contact');
  await screen.findByText(/Unique$/);
  return user;
}
const tool = (name: string) => screen.getByLabelText(name);

beforeEach(logIn);

it('sets the density', async () => {
  const user = await openContacts([person('Ruth')]);
  await user.click(tool('Row height'));
  await user.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
  const stored = localStorage.getItem('table:contacts') ?? '';
  expect(JSON.parse(stored)).toMatchObject({ density: 'compact' });
  await user.click(tool('Row height'));
  expect(screen.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
});

it('prints a sheet with every row, which goes when it is printed', async () => {
  window.print = jest.fn();
  const people = [
    { ...person('Ruth'), subject: '=1+1' },
    { ...person('Jonas'), subject: 'Choir' },
  ];
  const user = await openContacts(people);
  await user.click(tool('Export'));
  await user.click(screen.getByRole('menuitem', { name: 'Print' }));
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  const sheet = document.body.lastElementChild as HTMLElement;
  expect(within(sheet).getByRole('heading', { hidden: true })).toHaveTextContent('Contacts');
  expect([...sheet.querySelectorAll('tr')].map((row) => row.cells[3]?.textContent)).toEqual([
    'Subject',
    'Choir',
    '=1+1',
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet).not.toBeInTheDocument();
});

it('asks once more before very many rows are printed', async () => {
  window.print = jest.fn();
  localStorage.setItem(
    'table:contacts',
    '{"pageSize":25,"columns":{"email":false,"subject":false,"message":false}}',
  );
  const user = await openContacts(Array.from({ length: 2001 }, (_, i) => ({ name: `N${i}` })));
  await user.click(tool('Export'));
  await user.click(screen.getByRole('menuitem', { name: 'Print' }));
  expect(window.print).not.toHaveBeenCalled();
  await user.click(screen.getByRole('menuitem', { name: 'Print all 2,001 records?' }));
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('afterprint'));
});
