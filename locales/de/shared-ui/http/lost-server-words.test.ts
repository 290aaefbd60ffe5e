import { readServerMessage } from './server-messages.texts';

jest.mock('./coded-server-words', () => {
  throw new Error('The network failed.');
});

it('leaves the page to its own words where those for refusals cannot be had', async () => {
  expect(await readServerMessage({ message: 'No.', code: 'wrong-login' })).toEqual({});
});
