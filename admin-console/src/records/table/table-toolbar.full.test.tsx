import { screen } from '@testing-library/react';
import type { AdminRecord } from '../../base/model/admin-record';
import { fakeReviewServer } from '../../testing/fake-review-server';
import { openSection } from '../../testing/open-section';
import { person } from '../../testing/person';
import { logIn } from '../../testing/render-view';

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
