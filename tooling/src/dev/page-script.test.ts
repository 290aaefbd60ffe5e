import { runInNewContext } from 'node:vm';
import { writeScript } from './page-script';

/** Web storage as far as the script uses it. */
class Stored extends Map<string, string> {
  readonly getItem = (key: string) => this.get(key) ?? null;
  readonly setItem = (key: string, value: string) => void this.set(key, value);
  readonly removeItem = (key: string) => void this.delete(key);
}

let localStorage: Stored;
let sessionStorage: Stored;
beforeEach(() => {
  localStorage = new Stored();
  sessionStorage = new Stored();
});

/** Opens a page of a live site in a hidden tab, which follows no builds. */
function open(live: string): void {
  const panel = { setAttribute: () => undefined, style: {} };
  const document = {
    hidden: true,
    currentScript: { dataset: {} },
    createElement: () => panel,
    addEventListener: () => undefined,
  };
  runInNewContext(writeScript(new URL(live)), { localStorage, sessionStorage, document });
}

it('keeps what a live site has stored in the browser, and shows it to no other live site', () => {
  open('https://church.example');
  localStorage.set('token', 'of a member');
  sessionStorage.set('draft', 'of a member');
  open('https://church.example/');
  expect([localStorage.get('token'), sessionStorage.get('draft')]).toEqual([
    'of a member',
    'of a member',
  ]);
  open('https://staging.example');
  expect([localStorage.get('token'), sessionStorage.get('draft')]).toEqual([undefined, undefined]);
});
