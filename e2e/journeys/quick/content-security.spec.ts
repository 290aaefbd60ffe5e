import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';

test('a page lets in the styles and the script that it was assembled with, and none that is added', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto('/help/contact');
  const header = answer?.headers()['content-security-policy'];
  const digest = "'sha256-[\\w+/]{43}='";
  for (const kind of ['script', 'style'])
    expect(header).toMatch(new RegExp(`(^|; )${kind}-src 'self' ${digest} ${digest}(;|$)`));
  const colour = await page.evaluate(() => {
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: '* { color: red }' }),
    );
    document.head.append(
      Object.assign(document.createElement('script'), { textContent: 'window.added = 1' }),
    );
    return [getComputedStyle(document.body).color, 'added' in window];
  });
  expect(colour).toEqual(['rgb(29, 32, 64)', false]);
  // Both the header's and the page's policy refuse.
  expect(complaints.splice(0).map((one) => one.split(' ', 1)[0])).toEqual(
    expect.arrayContaining(['Applying', 'Executing']),
  );
});
