/** @jest-environment node */
import { renderOnServer } from '../testing/render-on-server';

/** A German build with English texts. */
jest.mock('contract/site/language.texts', () => ({ language: 'de', locale: 'de-AT' }));

it('asks the server for an answer in its language, should it be sent without JavaScript', async () => {
  const html = await renderOnServer('/join-us/create-profile');
  expect(html).toContain('action="/api/profiles/register?language=de"');
});
