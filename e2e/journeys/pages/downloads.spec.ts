import { readFileSync } from 'node:fs';
import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';

test('a message is downloaded under its own name, whole, and can be heard from its middle', async ({
  page,
  request,
}) => {
  await page.goto('/downloads/mp3');
  const link = page.getByRole('link', { name: /^Download/ }).first();
  const address = (await link.getAttribute('href')) ?? '';
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(address.split('/').at(-1));
  const whole = await request.get(address);
  expect(whole.headers()['content-type']).toBe('audio/mpeg');
  expect(readFileSync(await download.path()).equals(await whole.body())).toBe(true);
  // Without ranges a browser can play a file, but not seek in it.
  const part = await request.get(address, { headers: { range: 'bytes=1000-1999' } });
  expect(part.status()).toBe(206);
  expect(await part.body()).toEqual((await whole.body()).subarray(1000, 2000));
});

test('Read in German opens the Word document in a tab of its own', async ({ page, context }) => {
  await page.goto('/more/awakening');
  const link = page.getByRole('link', { name: 'Read in German' }).first();
  // A browser that cannot display Word files downloads this one and closes the new tab.
  const [, download] = await Promise.all([
    context.waitForEvent('page'),
    page.waitForEvent('download'),
    link.click(),
  ]);
  expect(download.suggestedFilename()).toBe('vision-de.docx');
  await expect(page).toHaveURL(/\/more\/awakening$/);
});

test('both booklets, both remittance forms and the German vision are there as what they say they are', async ({
  request,
}) => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  for (const [address, type] of [
    ['/downloads/booklet-en.pdf', 'application/pdf'],
    ['/downloads/booklet-de.pdf', 'application/pdf'],
    ['/downloads/remittance-form.pdf', 'application/pdf'],
    ['/downloads/remittance-form-de.pdf', 'application/pdf'],
    ['/downloads/vision-de.docx', word],
  ] as const) {
    const answer = await request.get(address);
    expect([address, answer.status(), answer.headers()['content-type']]).toEqual([
      address,
      200,
      type,
    ]);
  }
});
