import { createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { makeTimeOrderedId } from '../storage/time-ordered-id';
import { SignedIds } from './signed-ids';

const key = createSecretKey(Buffer.alloc(32, 7));
const codes = new SignedIds(() => Promise.resolve(key), 9);

it('gives the id back', async () => {
  for (const id of [makeTimeOrderedId(), `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`]) {
    const code = await codes.make(id);
    expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{40}$/);
    expect(await codes.read(code)).toBe(id);
  }
});

it('is longer with a longer proof, and neither is read as the other', async () => {
  const longer = new SignedIds(() => Promise.resolve(key), 14);
  const id = makeTimeOrderedId();
  const code = await longer.make(id);
  expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{48}$/);
  expect(await longer.read(code.toLowerCase())).toBe(id);
  expect(await codes.read(code)).toBeUndefined();
  expect(await longer.read(await codes.make(id))).toBeUndefined();
});

it('is read as people type it', async () => {
  const id = makeTimeOrderedId();
  const code = await codes.make(id);
  const typed = [
    code.toLowerCase(),
    ` ${code.replaceAll(/.{4}/g, '$&\u00a0 ')}\n`,
    code.replaceAll(/.{5}/g, '$&-'),
    code.replaceAll(/.{10}/g, '$&–'),
    code.replaceAll('0', 'O').replaceAll('1', 'l'),
    code.replaceAll('0', 'o').replaceAll('1', 'I'),
  ];
  for (const text of typed) expect(await codes.read(text)).toBe(id);
});

it('is refused with any character changed, and as anything else', async () => {
  const code = await codes.make(makeTimeOrderedId());
  for (const [place, letter] of [...code].entries()) {
    const other = letter === '7' ? '8' : '7';
    const changed = code.slice(0, place) + other + code.slice(place + 1);
    expect(await codes.read(changed)).toBeUndefined();
  }
  // The last one is longer in capitals.
  for (const text of [
    '',
    code.slice(1),
    `${code}0`,
    code.replace(/./, 'U'),
    '😀'.repeat(20),
    `${code.slice(1)}ß`,
  ])
    expect(await codes.read(text)).toBeUndefined();
});

it('is refused by another key', async () => {
  const code = await codes.make(makeTimeOrderedId());
  const others = new SignedIds(() => Promise.resolve(createSecretKey(Buffer.alloc(32, 8))), 9);
  expect(await others.read(code)).toBeUndefined();
});

it('is for UUIDs alone', async () => {
  await expect(codes.make('one')).rejects.toThrow('UUID');
});

it('reads its key once, and again when that failed', async () => {
  const readKey = jest.fn<Promise<KeyObject>, []>().mockResolvedValue(key);
  readKey.mockRejectedValueOnce(new Error('The database is away.'));
  const late = new SignedIds(readKey, 9);
  const id = makeTimeOrderedId();
  await expect(late.make(id)).rejects.toThrow('away');
  await late.read(await late.make(id));
  expect(readKey).toHaveBeenCalledTimes(2);
});
