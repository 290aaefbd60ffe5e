/** @jest-environment node */
import { church } from 'contract/church';
import { remoteContract } from 'contract/remote';
import type { Registry } from 'contract/registry';
import { renderFrame, renderPage } from './server';

const registry = { 'public-site': { stable: '</script>', versions: {} } } as unknown as Registry;
const origin = 'https://church.example';
const pinned = (href: string) => ({ href, integrity: `sha384-${href.length}` });
const parts = {
  origin,
  registry,
  script: pinned('/assets/main.js'),
  preloads: () => [pinned('/assets/entry.js')],
  styles: [pinned('/assets/a.css'), pinned('/assets/b.css')],
};
const Contact = () => (
  <>
    <title>Contact us</title>
    <meta name="description" content="Write to us." />
    <h1>Contact us</h1>
  </>
);
const remotes = {
  'public-site': {
    contract: remoteContract,
    routes: [{ id: 'contact', path: '/help/contact', lazy: async () => ({ Component: Contact }) }],
  },
};

it('renders a page whole: head, header, the remote’s part and footer', async () => {
  const { html, found } = await renderPage({ ...parts, path: '/help/contact', remotes });
  expect(found).toBe(true);
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain(
    '<title>Contact us</title><meta name="description" content="Write to us."/>',
  );
  expect(head).toMatch(/a\.css[^]*b\.css/);
  expect(body).toMatch(/<header[^]*<main[^]*<h1>Contact us<\/h1>[^]*<footer/);
  expect(body).not.toContain('<title>');
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(body).toMatch(
    /<footer[^]*<script data-src="\/assets\/main\.js" data-integrity="sha384-15" data-preload="\/assets\/entry\.js sha384-16">/,
  );
  expect(head).toContain('<link rel="stylesheet" href="/assets/a.css" integrity="sha384-13">');
  expect(html).toContain(`data-origin="${origin}"`);
  expect(head).toContain(`<link rel="canonical" href="${origin}/help/contact"`);
});

it('names the content that its pages show, and has a page’s own part fetched early', async () => {
  const content = { version: '0123456789ab', file: '/content/0123456789ab/home.json' };
  const { html } = await renderPage({ ...parts, path: '/help/contact', remotes, content });
  expect(html).toMatch(
    /^<!doctype html>\n<html [^>]*data-content="0123456789ab" data-prerendered>/,
  );
  expect(html).toContain(
    'data-preload="/assets/entry.js sha384-16 /content/0123456789ab/home.json "',
  );
  const frame = await renderFrame({ ...parts, content: { version: '0123456789ab' } });
  expect(frame).toContain('data-content="0123456789ab"');
  const { html: before } = await renderPage({ ...parts, path: '/help/contact', remotes });
  expect(before).not.toContain('content/');
  expect(before).not.toContain('data-content');
});

it.each([
  ['a page', async () => (await renderPage({ ...parts, path: '/help/contact', remotes })).html],
  ['the frame of the console', () => renderFrame(parts)],
])('asks for the letters of the first screen in %s, before its styles', async (_name, render) => {
  const [head = ''] = (await render()).split('</head>');
  for (const font of ['cormorant', 'source-sans']) {
    expect(head).toMatch(
      new RegExp(
        `<link rel="preload" href="/fonts/${font}\\.woff2" as="font" type="font/woff2" crossorigin[^]*rel="stylesheet"`,
      ),
    );
  }
});

it('says that a page is missing which its remote does not offer', async () => {
  const { html, found } = await renderPage({ ...parts, path: '/help/welfare', remotes });
  expect(found).toBe(false);
  expect(html).toContain('Oops! Page Not Found');
});

it('keeps the frame of other pages out of searches, and lets nothing in the registry end its script element', async () => {
  const html = await renderFrame(parts);
  expect(html).toContain('\\u003c/script>');
  expect(html).toContain('Loading...');
  expect(html).toMatch(/<noscript><section[^>]*><h1>This page needs JavaScript<\/h1>/);
  expect(html).toContain(`<title>${church.name}</title>`);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('data-prerendered');
  expect(html).toContain(' data-frame>');
  // Before hydration there is nothing to read, so the script is not deferred until idle.
  expect(html).toContain('<script src="/assets/main.js" integrity="sha384-15" defer>');
});
