import { createHash } from 'node:crypto';
import { findInlineParts, inlineStyles, addInlinePolicy } from './inline-parts';

const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('puts a stylesheet where its link was, as the page uses it', () => {
  const html = '<link rel="stylesheet" href="/a.css" integrity="sha384-x"><link href="/b.css"><p>';
  const sheet = { owner: 'public-site', href: '/a.css', pick: () => 'p{content:"$&"}\n' } as const;
  expect(inlineStyles(html, [sheet], '')).toBe(
    '<style data-styles-of="public-site">p{content:"$&"}</style><link href="/b.css"><p>',
  );
});

it('brings the styles of what is filled in later', () => {
  const pick = (markup: string) => (markup.includes('class="told"') ? '.told{color:red}' : '');
  const sheet = { owner: 'public-site', href: '/a.css', pick } as const;
  expect(
    inlineStyles('<link rel="stylesheet" href="/a.css">', [sheet], '<p class="told">'),
  ).toContain('.told{color:red}');
});

it('finds the scripts that run in the page, and its styles', () => {
  const html = `<style data-styles-of="shell">p{}</style><script src="/a.js" defer></script>
    <script type="application/json">{}</script><script data-src="/b.js">start()</script>`;
  expect(findInlineParts(html)).toEqual({ scripts: [digest('start()')], styles: [digest('p{}')] });
});

it('lets the page allow them before anything that it allows', () => {
  const parts = { scripts: ['sha256-a'], styles: ['sha256-b', 'sha256-c'] };
  const html = addInlinePolicy('<head><meta charset="utf-8"><style>', parts);
  expect(html).toContain(
    `content="script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b' 'sha256-c'">\n<style>`,
  );
});

it('lets a page without styles say its policy as well', () => {
  const html = addInlinePolicy('<head></head>', { scripts: [], styles: [] });
  expect(html).toMatch(/^<head><meta http-equiv="Content-Security-Policy"[^>]*>\n<\/head>$/);
});
