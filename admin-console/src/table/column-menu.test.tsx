import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeReviewServer } from '../testing/fake-review-server';
import { logIn, openConsole } from '../testing/open-console';
import { sampleRecord } from '../testing/sample-record';

beforeEach(logIn);

it('closes with the window in which its column stood elsewhere', async () => {
  fakeReviewServer('contact', [sampleRecord('contact')]);
  const user = openConsole('/admin/dashboard?section=contacts');
  await user.click(await screen.findByRole('button', { name: 'Name column menu' }));
  expect(await screen.findByRole('menuitem', { name: 'Sort ascending' })).toBeVisible();
  fireEvent(window, new Event('resize'));
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveFocus();
});
