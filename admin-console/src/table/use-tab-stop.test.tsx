import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeReviewServer } from '../testing/fake-review-server';
import { logIn, openConsole } from '../testing/open-console';
import { person } from '../testing/person';

beforeEach(logIn);

it.each([
  ['ruth', 'gridcell'],
  ['nobody', 'columnheader'],
])(
  'leads into the table also when the row that Tab led to is not found (%s)',
  async (words, role) => {
    fakeReviewServer('contact', [person('Ruth'), person('Bela')]);
    const user = openConsole('/admin/dashboard?section=contacts');
    const cell = await screen.findByRole('gridcell', { name: 'bela@example.org' });
    fireEvent.mouseDown(cell);
    fireEvent.mouseUp(cell);
    await waitFor(() => expect(cell).toHaveAttribute('tabindex', '0'));
    await user.type(screen.getByRole('searchbox', { name: 'Search Contacts' }), words);
    await waitFor(() => expect(cell).not.toBeInTheDocument());
    const [first] = screen.getAllByRole(role);
    await waitFor(() => expect(first).toHaveAttribute('tabindex', '0'));
  },
);
