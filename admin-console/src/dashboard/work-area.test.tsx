import { screen } from '@testing-library/react';
import { fakeReviewServer } from '../testing/fake-review-server';
import { logIn, openConsole } from '../testing/open-console';
import { person } from '../testing/person';

const contacts = '/admin/dashboard?section=contacts';
const skip = () => screen.findByRole('link', { name: 'Skip to the table' });
const search = () => screen.getByRole('searchbox', { name: 'Search Contacts' });

beforeEach(logIn);

it('leads past the sections to the first record', async () => {
  fakeReviewServer('contact', [person('Ruth'), person('Jonas')]);
  const user = openConsole(contacts);
  const first = await screen.findByRole('link', { name: 'Jonas' });
  await user.click(await skip());
  expect(first).toHaveFocus();
  expect(window.location.hash).toBe('');
});

it('leads to the work area where there is no record', async () => {
  fakeReviewServer('contact', []);
  const user = openConsole(contacts);
  const note = await screen.findByText('No data found.');
  await user.click(await skip());
  expect(document.activeElement).toContainElement(note);
});

it('searches the table with / while the table has the focus, and types it in a field', async () => {
  fakeReviewServer('contact', [person('Ruth')]);
  const user = openConsole(contacts);
  await screen.findByRole('grid');
  await user.keyboard('/');
  expect(search()).not.toHaveFocus();
  await user.click(await skip());
  await user.keyboard('/');
  expect(search()).toHaveFocus();
  expect(search()).toHaveValue('');
  await user.keyboard('/');
  expect(search()).toHaveValue('/');
});
