import { getTabStored, removeTab, writeTab } from './tab-storage';

afterEach(() => sessionStorage.clear());

it('keeps a value until it is removed', () => {
  writeTab('key', { typed: 'text' });
  expect(getTabStored('key')).toEqual({ typed: 'text' });
  removeTab('key');
  expect(getTabStored('key')).toBeUndefined();
});

it('takes what is corrupt for nothing', () => {
  sessionStorage.setItem('key', '{');
  expect(getTabStored('key')).toBeUndefined();
});

it('lasts as long as the page where storage is blocked or full', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  writeTab('key', 'value');
  expect(getTabStored('key')).toBe('value');
  removeTab('key');
  expect(getTabStored('key')).toBeUndefined();
});
