import { waitFor } from '@testing-library/react';
import { deferHydration, hydratedEvent, writeDeferredHydration } from './defer-hydration';

const script = { href: '/assets/shell/1/main.js', integrity: 'sha384-abc' };
const preloads = [
  { href: '/assets/public-site/1/remoteEntry.js', integrity: 'sha384-def' },
  { href: '/assets/public-site/1/styles.css', integrity: 'sha384-ghi' },
];
const started = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const element = <Found extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Found;
const takeOver = () => dispatchEvent(new Event(hydratedEvent));

/** Runs the script as the browser does: from the text of its element, after everything above is parsed. */
function open(page: string, early: Parameters<typeof writeDeferredHydration>[1] = preloads) {
  document.body.innerHTML = page + writeDeferredHydration(script, early);
  const own = element<HTMLScriptElement>('[data-src]');
  Object.defineProperty(document, 'currentScript', { value: own, configurable: true });
  deferHydration(hydratedEvent);
}

beforeEach(() => {
  // Removes listeners that an earlier page has left.
  takeOver();
  document.head.replaceChildren();
  delete document.documentElement.dataset['left'];
});

it('is written with nothing but its own text, the same for every script', () => {
  const text = (html: string) => /^<script data-[^>]*>([^]*)<\/script>$/.exec(html)?.[1];
  const written = text(writeDeferredHydration(script, preloads));
  expect(written).toContain(hydratedEvent);
  expect(text(writeDeferredHydration({ href: '/b.js', integrity: 'sha384-b' }, []))).toBe(written);
  expect(written).not.toContain('</');
});

it('starts the script when the page has loaded and the browser is idle', async () => {
  open('');
  expect(started()).toEqual([]);
  dispatchEvent(new Event('load'));
  expect(started()).toEqual([]);
  await waitFor(() => expect(started()).not.toEqual([]));
  expect(started()).toEqual(['http://localhost/assets/shell/1/main.js']);
  expect(element<HTMLScriptElement>('head script').integrity).toBe('sha384-abc');
});

it.each(['pointerdown', 'keydown', 'focusin', 'input', 'click'])(
  'starts it at once at the first %s, and once',
  (type) => {
    open('<input>');
    element('input').dispatchEvent(new Event(type, { bubbles: true }));
    element('input').dispatchEvent(new Event(type, { bubbles: true }));
    expect(started()).toHaveLength(1);
  },
);

it('fetches beside the script what that will ask for', () => {
  open('');
  expect(document.head.children).toHaveLength(0);
  document.body.click();
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(({ rel, integrity }) => [rel, integrity])).toEqual([
    ['preload', 'sha384-def'],
    ['preload', 'sha384-ghi'],
  ]);
  expect(links.map((link) => [link.getAttribute('href'), link.as])).toEqual([
    [preloads[0]?.href, 'script'],
    [preloads[1]?.href, 'style'],
  ]);
});

it('fetches data as a page’s script will, which has no digest', () => {
  const data = { href: '/content/1/home.json' };
  open('', [...preloads, data, ...preloads]);
  document.body.click();
  const links = [...document.head.querySelectorAll('link')];
  expect(links).toHaveLength(5);
  const preload = element<HTMLLinkElement>(`[href="${data.href}"]`);
  expect([preload.as, preload.crossOrigin]).toEqual(['fetch', '']);
  expect(preload.hasAttribute('integrity')).toBe(false);
  expect(links.filter((link) => link.hasAttribute('crossorigin'))).toEqual([preload]);
});

it('asks for a script that did not arrive once more, at the next touch and under a new address', () => {
  open('');
  document.body.click();
  element('head script').dispatchEvent(new Event('error'));
  document.body.click();
  expect(started()[1]).toBe('http://localhost/assets/shell/1/main.js?retry=1');
});

it('does what was asked of buttons, in its order, once React has taken over', () => {
  open('<button type="button" id="a"></button><button type="button" id="b"><svg></svg></button>');
  const done: string[] = [];
  element('#b svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  element('#a').click();
  for (const id of ['a', 'b']) element(`#${id}`).onclick = () => void done.push(id);
  takeOver();
  expect(done).toEqual(['b', 'a']);
  takeOver();
  element('#a').click();
  expect(done).toEqual(['b', 'a', 'a']);
});

it('leaves a button alone that offers something else by then', () => {
  open('<button type="button" aria-label="Play"></button>');
  element('button').click();
  element('button').click();
  const click = jest.fn();
  element('button').onclick = click;
  element('button').setAttribute('aria-label', 'Pause');
  takeOver();
  expect(click).not.toHaveBeenCalled();
});

it('presses a button as often as the visitor did, whatever it says meanwhile', () => {
  open('<button type="button" aria-label="Play"></button>');
  element('button').click();
  element('button').click();
  const click = jest.fn(() => element('button').setAttribute('aria-label', 'Pause'));
  element('button').onclick = click;
  takeOver();
  expect(click).toHaveBeenCalledTimes(2);
});

it('leaves to React the event that has made it take over', () => {
  open('<button type="button"></button>');
  const click = jest.fn();
  document.addEventListener('click', takeOver, { capture: true, once: true });
  element('button').onclick = click;
  // Unlike click(), a dispatched event does not block another one that is made meanwhile.
  element('button').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(click).toHaveBeenCalledTimes(1);
});

it('leaves to the browser what it can do alone: links, menus, forms that have an address', () => {
  open(`<a href="#x"></a><button type="button" popovertarget="menu"></button>
    <form action="/api/contacts"><button type="submit"></button></form>`);
  const done: Event[] = [];
  let isPrevented: boolean | undefined;
  element('form').addEventListener('submit', (event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  });
  for (const selector of ['a', '[popovertarget]', '[type=submit]']) element(selector).click();
  expect(isPrevented).toBe(false);
  document.body.onclick = (event) => void done.push(event);
  takeOver();
  document.body.onclick = null;
  expect(done).toEqual([]);
});

it('keeps a form that only a script can send, and sends it then', () => {
  open('<form method="post"><button type="submit" disabled></button></form>');
  const send = jest.fn((event: Event) => event.preventDefault());
  // Without a script the button would submit nowhere; with one, the visitor need not see that it is not ready.
  expect(element<HTMLButtonElement>('button').disabled).toBe(false);
  element('button').click();
  element('form').addEventListener('submit', send);
  takeOver();
  expect(send).toHaveBeenCalledTimes(1);
});

it('walks through a menu by the arrow keys that were pressed, instead of scrolling', () => {
  open('<button popovertarget="menu"></button><input>');
  const pressed: string[] = [];
  const press = (selector: string, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    element(selector).focus();
    element(selector).dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press('button', 'ArrowDown')).toBe(true);
  expect(press('button', 'Enter')).toBe(false);
  expect(press('input', 'ArrowDown')).toBe(false);
  element('button').focus();
  const listen = ({ key }: KeyboardEvent) => void pressed.push(key);
  document.addEventListener('keydown', listen);
  takeOver();
  document.removeEventListener('keydown', listen);
  expect(pressed).toEqual(['ArrowDown']);
});

it('keeps a step to another page from a router until React has taken over: the page is loaded', () => {
  // jsdom loads no pages and logs an error instead.
  const loaded = jest.spyOn(console, 'error').mockImplementation(() => {});
  open('');
  const heard: string[] = [];
  const hear = () => heard.push(location.pathname);
  addEventListener('popstate', hear);
  const stepTo = (path: string) => {
    history.replaceState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  const isLeft = () => 'left' in document.documentElement.dataset;
  stepTo('/#visits');
  expect(isLeft()).toBe(false);
  stepTo('/privacy');
  expect(isLeft()).toBe(true);
  takeOver();
  stepTo('/more/blog');
  removeEventListener('popstate', hear);
  history.replaceState(null, '', '/');
  expect(heard).toEqual(['/', '/more/blog']);
  expect(loaded).toHaveBeenCalledTimes(1);
});
