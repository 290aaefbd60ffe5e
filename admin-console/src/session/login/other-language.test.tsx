import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import { openLogin } from '../../testing/open-login';

/** A German build with English texts. */
jest.mock('contract/site/language.texts', () => ({ language: 'de', locale: 'de-AT' }));

it('tells the server the language of the page that somebody logs in on', async () => {
  const calls = fakeNetwork(() => ({ status: 401, body: { error: 'No.' } }));
  const user = openLogin();
  await user.type(await screen.findByLabelText('E-mail'), 'office@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.path).toBe('/api/auth/admin/login?language=de');
});
