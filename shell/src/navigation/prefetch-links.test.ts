import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isSavingData, prefetchLinks } from './prefetch-links';

/** Replaces IntersectionObserver, which jsdom lacks: the test decides what is in view. */
class Observer {
  static present: Observer;
  readonly watched = new Set<Element>();
  constructor(readonly report: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    Observer.present = this;
  }
  observe(link: Element) {
    this.watched.add(link);
  }
  disconnect() {
    this.watched.clear();
  }
}

const scroll = (isIntersecting: boolean, ...links: Element[]) =>
  Observer.present.report(
    links
      .filter((link) => Observer.present.watched.has(link))
      .map((target) => ({ target, isIntersecting })),
  );

/** Opens a document with links, whose pages arrive when the test resolves them. */
function open(html: string, { isEager = true } = {}) {
  document.body.innerHTML = html;
  const arrivals: (() => void)[] = [];
  const prefetch = jest.fn(
    (_pathname: string) => new Promise<void>((resolve) => arrivals.push(resolve)),
  );
  const navigate = prefetchLinks({
    prefetch,
    isElsewhere: (pathname) => pathname.startsWith('/admin'),
    isEager,
  });
  return {
    prefetched: () => prefetch.mock.calls.map(([pathname]) => pathname),
    arrive: () => arrivals.shift()?.(),
    navigate,
    links: [...document.links],
  };
}

const untilWatched = (link: Element | undefined) =>
  waitFor(() => expect(link && Observer.present?.watched.has(link)).toBe(true));

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: Observer,
    requestIdleCallback: (work: () => void) => setTimeout(work),
  });
});

it.each([
  ['a pointer', 'mouseover'],
  ['a finger', 'touchstart'],
])('prefetches what %s rests on, once', (_what, type) => {
  const { prefetched } = open('<a href="/privacy#top"><b>Privacy</b></a>', { isEager: false });
  const label = document.querySelector('b');
  label?.dispatchEvent(new Event(type, { bubbles: true }));
  label?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(prefetched()).toEqual(['/privacy']);
});

it('prefetches what the focus rests on, also since before', async () => {
  document.body.innerHTML = '<a href="/imprint">Imprint</a>';
  document.links[0]?.focus();
  const { prefetched } = open('<a href="/privacy">Privacy</a>', { isEager: false });
  expect(prefetched()).toEqual([]);
  await userEvent.tab();
  expect(prefetched()).toEqual(['/privacy']);
  document.links[0]?.focus();
});

it.each([
  ['a page of another site', '<a href="https://example.org/privacy">'],
  ['a page for a tab of its own', '<a href="/privacy" target="_blank">'],
  ['a download', '<a href="/privacy" download="privacy.html">'],
  ['a file', '<a href="/downloads/booklet-en.pdf">'],
  ['an unknown page', '<a href="/blog/1">'],
  ['a page of another document', '<a href="/admin/dashboard">'],
  ['an address that is no page', '<a href="mailto:office@church.example">'],
  ['no link at all', '<p>'],
])('leaves %s alone', (_what, element) => {
  const { prefetched } = open(element);
  document.body.firstElementChild?.dispatchEvent(new Event('mouseover', { bubbles: true }));
  expect(prefetched()).toEqual([]);
});

it('prefetches links in view, two at a time, but for those that have left the view', async () => {
  const { prefetched, arrive, links } = open(`
    <a href="/">1</a><a href="/privacy">2</a><a href="/imprint">3</a>
    <a href="/more/blog">4</a><a href="/help/contact">5</a>`);
  await untilWatched(links[4]);
  expect(prefetched()).toEqual([]);
  scroll(true, ...links.slice(0, 4));
  await waitFor(() => expect(prefetched()).toEqual(['/', '/privacy']));
  scroll(false, ...links.slice(2, 3));
  arrive();
  await waitFor(() => expect(prefetched()).toEqual(['/', '/privacy', '/more/blog']));
});

it('watches the links that a navigation brings', async () => {
  const { prefetched, navigate } = open('<a href="/">1</a>');
  await untilWatched(document.links[0]);
  document.body.innerHTML = '<a href="/privacy">2</a>';
  navigate();
  await untilWatched(document.links[0]);
  scroll(true, ...document.links);
  await waitFor(() => expect(prefetched()).toEqual(['/privacy']));
});

it('does not touch links in view before the page has loaded', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { links } = open('<a href="/privacy">1</a>');
  readyState.mockReturnValue('complete');
  expect(Observer.present.watched.size).toBe(0);
  window.dispatchEvent(new Event('load'));
  await untilWatched(links[0]);
});

it.each([
  ['a browser that does not say', undefined, false],
  ['a fast connection', { saveData: false, effectiveType: '4g' }, false],
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }, true],
  ['a very slow connection', { saveData: false, effectiveType: 'slow-2g' }, true],
])('knows whether every byte counts for %s', (_who, connection, isScarce) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(isSavingData()).toBe(isScarce);
});
