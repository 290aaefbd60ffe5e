import { makeDataKey } from '../../../storage/encryption/data-key';
import { DamagedDatabase } from '../../../storage/sqlite/sqlite';
import { BlockCipher } from './block-cipher';
import { prefixAt } from './gram-blocks';

const cipher = new BlockCipher(makeDataKey());
const block = { prefix: prefixAt('ze', 0), entries: new Uint8Array([1, 0, 2, 0]) };

it('hides which letters a block is of and what it holds, and shows both again', () => {
  const hidden = cipher.hide(block, 'submissions', 3);
  expect(hidden.prefix).not.toBe(block.prefix);
  expect(Buffer.from(hidden.entries).includes(Buffer.from(block.entries))).toBe(false);
  const shown = cipher.show(hidden.entries, 'submissions', 3);
  expect({ ...shown, entries: [...shown.entries] }).toEqual({
    prefix: block.prefix,
    entries: [1, 0, 2, 0],
  });
});

it('keeps those neighbours that begin with the same letter', () => {
  const { first, last } = cipher.hideFirst(prefixAt('z', 0));
  for (const word of ['z', 'za', 'zz']) {
    const prefix = cipher.hidePrefix(prefixAt(word, 0));
    expect(prefix >= first && prefix <= last && Number.isSafeInteger(prefix)).toBe(true);
  }
});

it('takes no block that was changed or moved, and none of another key', () => {
  const { entries } = cipher.hide(block, 'submissions', 3);
  const changed = Uint8Array.from(entries, (byte, at) => (at === 20 ? byte ^ 1 : byte));
  expect(() => cipher.show(changed, 'submissions', 3)).toThrow(DamagedDatabase);
  expect(() => cipher.show(entries, 'submissions', 4)).toThrow(DamagedDatabase);
  expect(() => cipher.show(entries, 'profiles', 3)).toThrow(DamagedDatabase);
  expect(() => cipher.show(entries.subarray(0, 9), 'submissions', 3)).toThrow(DamagedDatabase);
  const other = new BlockCipher(makeDataKey());
  expect(() => other.show(entries, 'submissions', 3)).toThrow(DamagedDatabase);
  expect(other.version).not.toBe(cipher.version);
  expect(other.hidePrefix(block.prefix)).not.toBe(cipher.hidePrefix(block.prefix));
});
