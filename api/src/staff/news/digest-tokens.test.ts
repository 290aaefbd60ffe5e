import { createSecretKey } from 'node:crypto';
import { DigestTokens } from './digest-tokens';

const reader = { id: 'a', email: 'ada@example.org' };
let now: Date;
const tokens = new DigestTokens(
  async () => createSecretKey(Buffer.alloc(32)),
  () => now,
);
beforeEach(() => {
  now = new Date('2026-11-30T23:59:59Z');
});

const read = (token: string, found: typeof reader | undefined = reader) =>
  tokens.read(token, async (id) => (id === found?.id ? found : undefined));

it('is good for its month and the two after it', async () => {
  const token = await tokens.make(reader);
  for (const [time, id] of [
    ['2026-11-30T23:59:59Z', 'a'],
    ['2027-01-31T23:59:59Z', 'a'],
    ['2027-02-01T00:00:00Z', undefined],
    ['2027-11-15T00:00:00Z', undefined],
  ] as const) {
    now = new Date(time);
    expect(await read(token)).toBe(id);
  }
});

it('is good for one account and address', async () => {
  const token = await tokens.make(reader);
  expect(await read(token, { ...reader, email: 'new@example.org' })).toBeUndefined();
  expect(await read(token.replace('a.', 'b.'), { ...reader, id: 'b' })).toBeUndefined();
  for (const forged of ['', '.', 'a', 'a.', `${token}x`])
    expect(await read(forged)).toBeUndefined();
});
