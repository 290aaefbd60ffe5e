import { reloadForNewRelease } from './newer-pages';

let areThere = false;
reloadForNewRelease(() => areThere);

/** Tells whether the page's own script sees a click. jsdom follows no links. */
function click(selector: string): boolean {
  let isHeard = false;
  document.body.onclick = () => (isHeard = true);
  document.addEventListener('click', (event) => event.preventDefault(), {
    capture: true,
    once: true,
  });
  document.querySelector<HTMLElement>(selector)?.click();
  return isHeard;
}

beforeEach(() => {
  document.body.innerHTML = `<a id="other" href="/privacy"><b>Privacy</b></a>
    <a id="here" href="/?lang=de#main">Here</a><button>Send</button>`;
});

it('leaves a link to another page to the browser when a newer release is there', () => {
  areThere = false;
  expect(click('#other b')).toBe(true);
  areThere = true;
  expect(click('#other b')).toBe(false);
});

it('leaves what stays on the page to the page', () => {
  areThere = true;
  expect(click('#here')).toBe(true);
  expect(click('button')).toBe(true);
});
