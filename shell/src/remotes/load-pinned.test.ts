import { loadPinned } from './load-pinned';

const file = { href: '/assets/a.js', integrity: 'sha384-abc' };
const added = () => document.head.lastElementChild as HTMLScriptElement;
const environment = process.env['NODE_ENV'];

beforeEach(() => document.head.replaceChildren());
afterEach(() => {
  process.env['NODE_ENV'] = environment;
});

it('asks the browser for a file with the digest that the registry says', async () => {
  const loading = loadPinned('script', file, '?retry=1');
  expect(added().outerHTML).toBe(
    '<script integrity="sha384-abc" src="/assets/a.js?retry=1"></script>',
  );
  added().onload?.(new Event('load'));
  await expect(loading).resolves.toBe(added());
});

it('rejects when the browser refuses it, and takes the element away', async () => {
  const loading = loadPinned('link', { ...file, href: '/assets/a.css' }, '');
  expect(added().outerHTML).toContain('rel="stylesheet" href="/assets/a.css"');
  added().onerror?.('');
  await expect(loading).rejects.toThrow(
    '/assets/a.css is missing or is not what the registry says.',
  );
  expect(document.head.children).toHaveLength(0);
});

it('does not wait for ever', async () => {
  jest.useFakeTimers();
  const loading = loadPinned('script', file, '');
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  await expect(loading).rejects.toThrow('did not arrive in time');
});

it('refuses a file of which the registry has no digest', async () => {
  process.env['NODE_ENV'] = 'production';
  await expect(loadPinned('script', { href: '/assets/a.js' }, '')).rejects.toThrow('no digest');
  expect(document.head.children).toHaveLength(0);
});
