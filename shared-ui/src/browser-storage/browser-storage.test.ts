import { getStored, removeStored, writeStored } from './browser-storage';

/** Makes one method of every storage throw. */
const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });

afterEach(() => {
  removeStored('colour');
  localStorage.clear();
});

it('keeps a value for the next page', () => {
  writeStored('colour', 'green');
  expect(localStorage.getItem('colour')).toBe('green');
  expect(getStored('colour')).toBe('green');
});

it('finds nothing where nothing was kept', () => {
  expect(getStored('colour')).toBeUndefined();
});

it('keeps a value in memory when the storage is blocked', () => {
  refuse('getItem');
  refuse('setItem');
  writeStored('colour', 'green');
  expect(getStored('colour')).toBe('green');
});

it('prefers what a full storage could not take to the older value in it', () => {
  writeStored('colour', 'green');
  refuse('setItem');
  writeStored('colour', 'blue');
  expect(getStored('colour')).toBe('blue');
});

it('returns to the storage once it takes values again', () => {
  const full = refuse('setItem');
  writeStored('colour', 'blue');
  full.mockRestore();
  writeStored('colour', 'red');
  expect(localStorage.getItem('colour')).toBe('red');
  expect(getStored('colour')).toBe('red');
});

it('forgets a value, from memory as well', () => {
  refuse('setItem');
  writeStored('colour', 'blue');
  removeStored('colour');
  expect(getStored('colour')).toBeUndefined();
});

it('reads and removes without a word when the storage is blocked', () => {
  refuse('getItem');
  refuse('removeItem');
  expect(getStored('colour')).toBeUndefined();
  expect(() => removeStored('colour')).not.toThrow();
});
