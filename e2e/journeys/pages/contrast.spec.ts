import { expect, test } from '@playwright/test';
import { findAccessibilityFaults } from '../../audits/accessibility.ts';

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
