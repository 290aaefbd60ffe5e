import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import { field, openPage, submitButton } from '../testing/open-page';

/** A German build with English texts. */
jest.mock('contract/site/language.texts', () => ({ language: 'de', locale: 'de-AT' }));
jest.mock('shared-ui/http/server-messages.texts', () => ({
  readServerMessage: () => ({}),
  shownMessage: () => undefined,
}));

it('tells the server the language of the page, for the mail', async () => {
  const calls = fakeNetwork(() => ({ status: 200, body: {} }));
  const { user } = await openPage('/forgot-password');
  await user.type(field('email'), 'ada@example.org');
  await user.click(submitButton());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.path).toBe('/api/profiles/forgot-password?language=de');
  expect(await screen.findByRole('status')).toBeVisible();
});
