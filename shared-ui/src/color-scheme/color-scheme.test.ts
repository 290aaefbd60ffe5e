import { chooseScheme, getScheme, subscribeToScheme, writeBarColors } from './color-scheme';
import { restoreScheme, schemeKey } from './scheme-restoration';

const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta')].map(({ content, media }) => ({
    content,
    media,
  }));

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = writeBarColors({ light: 'ivory', dark: 'navy' });
  chooseScheme('system');
});

/** Runs the page's inline script and then the switch in its footer. */
function openPage() {
  delete document.documentElement.dataset['scheme'];
  document.head.innerHTML = writeBarColors({ light: 'ivory', dark: 'navy' });
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own text
  new Function(restoreScheme)();
  subscribeToScheme(() => {})();
}

it('follows the device until something is chosen', () => {
  openPage();
  expect(getScheme()).toBe('system');
  expect(bars()).toEqual([
    { content: 'ivory', media: '(prefers-color-scheme:light)' },
    { content: 'navy', media: '(prefers-color-scheme:dark)' },
  ]);
});

it('shows what was chosen at once, and on the next page before anything else', () => {
  chooseScheme('dark');
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  openPage();
  expect(getScheme()).toBe('dark');
  expect(bars().map(({ media }) => media)).toEqual(['not all', '']);
});

it('keeps nothing on the device of whoever goes back to its wish', () => {
  chooseScheme('light');
  expect(localStorage.getItem(schemeKey)).toBe('light');
  chooseScheme('system');
  expect(localStorage).toHaveLength(0);
  expect(getScheme()).toBe('system');
});

it('takes nothing for a choice that is none', () => {
  localStorage.setItem(schemeKey, 'sepia');
  openPage();
  expect(getScheme()).toBe('system');
});

it('follows the device where storage is blocked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(openPage).not.toThrow();
  expect(getScheme()).toBe('system');
  blocked.mockRestore();
});

it('follows what is chosen in another tab', () => {
  const heard = jest.fn();
  const unsubscribe = subscribeToScheme(heard);
  localStorage.setItem(schemeKey, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: schemeKey }));
  expect(getScheme()).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft' }));
  expect(heard).toHaveBeenCalledTimes(1);
  unsubscribe();
  chooseScheme('light');
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each([
  [true, 'dark'],
  [false, 'system'],
])('follows what was chosen while the page was cached (%s)', (persisted, shown) => {
  const leave = subscribeToScheme(() => {});
  localStorage.setItem(schemeKey, 'dark');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(getScheme()).toBe(shown);
  leave();
});
