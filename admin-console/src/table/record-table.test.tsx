import { screen, waitFor } from '@testing-library/react';
import { fakeReviewServer } from '../testing/fake-review-server';
import { logIn, openConsole } from '../testing/open-console';
import { sampleRecord } from '../testing/sample-record';

beforeEach(logIn);

it.each([
  ['finds a time that it shows', true, ['name of Ruth']],
  ['does not find a time that it does not show', false, []],
])('%s', async (_what, isShown, names) => {
  localStorage.setItem('table:contacts', JSON.stringify({ columns: { createdAt: isShown } }));
  const late = { ...sampleRecord('contact', 'Jonas'), createdAt: '2026-04-05T09:00:00.000Z' };
  fakeReviewServer('contact', [sampleRecord('contact'), late]);
  const user = openConsole('/admin/dashboard?section=contacts');
  await user.type(await screen.findByRole('searchbox', { name: 'Search Contacts' }), 'mar 2026');
  await waitFor(() =>
    expect(screen.queryAllByRole('gridcell', { name: /^name of/ })).toHaveLength(names.length),
  );
  for (const name of names) expect(screen.getByRole('gridcell', { name })).toBeVisible();
});
