import { addStyles } from './load-container';

const style = (version: string) => ({
  href: `/assets/public-site/${version}/styles.css`,
  integrity: 'sha384-abc',
});
const hrefs = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

/** jsdom loads no stylesheets: `sheet` tells whether the browser has loaded the page's own. */
function addFromPage(href: string, sheet: object | null) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', href);
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
}

const arrive = () => (document.head.lastElementChild as HTMLLinkElement).onload?.(new Event(''));

beforeEach(() => document.head.replaceChildren());

it('keeps the stylesheet that the page has brought', async () => {
  addFromPage(style('v1').href, {});
  (await addStyles('public-site', [style('v1')], ''))();
  expect(hrefs()).toEqual([style('v1').href]);
});

it('loads one that the browser refused from the page', async () => {
  addFromPage(style('v1').href, null);
  const adding = addStyles('public-site', [style('v1')], '?retry=1');
  arrive();
  await adding;
  expect(hrefs()).toContain(`${style('v1').href}?retry=1`);
});

it('removes those of another release of the same remote only', async () => {
  addFromPage('/assets/shell/v1/styles.css', {});
  addFromPage(style('v1').href, {});
  const adding = addStyles('public-site', [style('v2')], '');
  arrive();
  const dropOthers = await adding;
  expect(hrefs()).toHaveLength(3);
  dropOthers();
  expect(hrefs()).toEqual(['/assets/shell/v1/styles.css', style('v2').href]);
});

it('takes away what the page had brought of them, once they are here', async () => {
  document.head.innerHTML =
    '<style data-styles-of="public-site"></style><style data-styles-of="shell"></style>';
  const adding = addStyles('public-site', [style('v1')], '');
  arrive();
  const dropOthers = await adding;
  expect(document.querySelectorAll('style')).toHaveLength(2);
  dropOthers();
  expect([...document.querySelectorAll('style')].map(({ dataset }) => dataset['stylesOf'])).toEqual(
    ['shell'],
  );
});
