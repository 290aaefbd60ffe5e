import { expect, test } from '@playwright/test';
import { findAccessibilityFaults } from '../../audits/accessibility.ts';

/** A page whose contrast is 1.01 on the ground `like ink`; axe can compute it on none of the grounds. */
const pageOf = (ground: string) => `
  <!doctype html>
  <html lang="en">
    <title>Contrast</title>
    <style>
      h1, aside { margin: 0; font: bold 16px/40px sans-serif; }
      h1 { color: #1d2040; background: linear-gradient(${ground}, ${ground}); }
      aside { color: #1d2040; transition: margin 0.2s; }
    </style>
    <main><h1>Words</h1></main>
  </html>`;

test('words that stand still and are nearly as their ground are found', async ({ page }) => {
  await page.setContent(pageOf('#1e2141'));
  expect(await findAccessibilityFaults(page)).toEqual([
    expect.stringMatching(/^color-contrast: 1\.0\d is less than 4\.5 \(h1, <h1>Words/),
  ]);
});

test('each of many words is measured on its own ground, beyond the window and in what scrolls too', async ({
  page,
}) => {
  const word = (at: number) => {
    const isFaint = at % 7 === 3;
    const ground = isFaint ? '#1e2141' : 'white';
    return `<p id="w${at}" style="background: linear-gradient(${ground}, ${ground})">Word ${at}</p>`;
  };
  const words = Array.from({ length: 40 }, (_, at) => word(at));
  await page.setContent(`
    <!doctype html>
    <html lang="en">
      <title>Contrast</title>
      <style>
        p { width: 9em; margin: 0 auto; font: bold 16px/40px sans-serif; color: #1d2040; }
        #frame { height: 200px; overflow: auto; }
      </style>
      <main><h1>Words</h1><div id="frame" tabindex="0">${words.slice(0, 20).join('')}</div>
      ${words.slice(20).join('')}</main>
    </html>`);
  const faults = await findAccessibilityFaults(page);
  expect(faults.map((fault) => /1\.0\d is less than 4\.5 \((#w\d+)/.exec(fault)?.[1])).toEqual([
    '#w3',
    '#w10',
    '#w17',
    '#w24',
    '#w31',
    '#w38',
  ]);
});

test('the line of a link around the words is none of their ground', async ({ page }) => {
  await page.setContent(
    pageOf('white').replace('Words', '<a href="#x" style="color: #1d2040"><span>Words</span></a>'),
  );
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('words that move while they are measured are measured where they come to rest', async ({
  page,
}) => {
  await page.setContent(pageOf('white'));
  // Replaces the text by a box of the same colour.
  await page.evaluate(() => {
    const words = document.querySelector('h1') as HTMLElement;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const late = document.createElement('aside');
      late.textContent = '██████████████████';
      words.before(late);
    }).observe(words, { attributes: true });
  });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await page.locator('aside').count()).toBe(1);
});

test('words that fade in are measured when they are there', async ({ page }) => {
  await page.setContent(pageOf('white'));
  await page.evaluate(() => {
    const words = document.querySelector('h1') as HTMLElement;
    words.animate({ color: ['white', '#1d2040'], opacity: [0, 1] }, { delay: 100, duration: 500 });
    // Infinite animations are not waited for.
    document.body.animate(
      { outlineColor: ['red', 'blue'] },
      { duration: 1000, iterations: Infinity },
    );
  });
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a control is judged by the ground of its writing, not by its border, its ring or its selected letters', async ({
  page,
}) => {
  await page.setContent(`
    <!doctype html>
    <html lang="en">
      <title>Contrast</title>
      <style>
        input { color: #1d2040; padding: 0; border: 2px solid #1d2040; background: linear-gradient(white, white); }
        input:focus { outline: 3px solid #1d2040; outline-offset: -6px; }
        input::selection { color: white; background: #1d2040; }
      </style>
      <main><h1>Words</h1><input aria-label="Name" value="Words" /></main>
    </html>`);
  await page.getByRole('textbox').selectText();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a hint is judged by its own ink', async ({ page }) => {
  const hint = (opacity: number) => `
    <!doctype html>
    <html lang="en">
      <title>Hint</title>
      <style>
        input { color: black; background: linear-gradient(white, white); }
        input::placeholder { color: black; opacity: ${opacity}; }
      </style>
      <main><h1>Hint</h1><input aria-label="Search" placeholder="Name or e-mail" /></main>
    </html>`;
  await page.setContent(hint(0.3));
  expect(await findAccessibilityFaults(page)).toEqual([
    expect.stringMatching(/^color-contrast: 2\.\d+ is less than 4\.5 \(input/),
  ]);
  await page.setContent(hint(1));
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
