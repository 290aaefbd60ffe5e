import { pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { readPageName, writePageTitle } from 'contract/page-title';
import { getPhone, shownChurch } from 'contract/shown-church';
import { sitePaths } from 'contract/site-paths';
import { restoreScheme } from 'shared-ui/scheme-restoration';
import { offlineWords } from './offline-words';
import { nightTokens, tokens } from 'shared-ui/theme/tokens';

/**
 * Writes the page that says there is no connection, and lists the pages that can be read offline.
 * @param present the store of the current release's pages
 * @param language the language of the requested page
 */
export async function answerOffline(present: string, language: Language): Promise<Response> {
  const nonce = crypto.randomUUID();
  const pages = await findReadablePages(present, language);
  return new Response(writeOfflinePage({ pages, nonce, language }), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

interface ReadablePage {
  readonly path: string;
  /** The page's title, as escaped in its HTML. */
  readonly name: string;
}

/** Lists the cached pages of a language, in the order of the site's address list. */
async function findReadablePages(present: string, language: Language): Promise<ReadablePage[]> {
  const store = await caches.open(present);
  const pages: ReadablePage[] = [];
  for (const path of Object.keys(sitePaths).map((path) => pathIn(language, path))) {
    const kept = (await store.match(path)) ?? (await caches.match(path));
    const title = kept && /<title[^>]*>([^<]+)</.exec(await kept.text())?.[1];
    if (title) pages.push({ path, name: readPageName(title) });
  }
  return pages;
}

interface OfflinePage {
  readonly pages: readonly ReadablePage[];
  readonly nonce: string;
  readonly language: Language;
}

export function writeOfflinePage({ pages, nonce, language }: OfflinePage): string {
  const { title, note, tryAgain, stillHere, call } = offlineWords[language];
  const items = pages.map(({ path, name }) => `<li><a href="${path}">${name}</a></li>`);
  const church = shownChurch();
  const { href, words } = getPhone(church);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(writePageTitle(title))}</title>
<style nonce="${nonce}">${offlineStyle}</style>
<script nonce="${nonce}">${restoreScheme}</script>
</head>
<body>
<main>
<p>${escapeText(church.name)}</p>
<h1>${title}</h1>
<p>${note}</p>
<p><a class="again" href="">${tryAgain}</a></p>
${items.length > 0 ? `<h2>${stillHere}</h2>\n<ul>${items.join('')}</ul>` : ''}
<p>${call} <a href="${escapeText(href)}">${escapeText(words)}</a></p>
</main>
</body>
</html>
`;
}

/** Escapes text that staff have typed for HTML. */
const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes the page's colours, light and dark as in shared-ui/theme/tokens.css. */
const names = ['paper', 'ink', 'indigo', 'accent', 'accentStrong', 'onAccent'] as const;
const writeColors = (color: Readonly<Record<(typeof names)[number], string>>): string =>
  names.map((name) => `--${name}: ${color[name]};`).join(' ');
const night = `color-scheme: dark; ${writeColors(nightTokens.color)}`;
/** Styles for a page that may load nothing: the site's colours and system fonts. */
const offlineStyle = `
:root { color-scheme: light; ${writeColors(tokens.color)} }
@media (prefers-color-scheme: dark) { :root:not([data-scheme=light]) { ${night} } }
:root[data-scheme=dark] { ${night} }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: clamp(2rem, 12vh, 7rem) 1.5rem; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.15; }
h1 { margin: 0 0 1rem; font-size: clamp(1.9rem, 1.6rem + 1.3vw, 2.6rem); }
h2 { margin: 2rem 0 0.5rem; font-size: 1.5rem; }
p:first-child { margin: 0 0 0.5rem; color: var(--accent); font-weight: 600; }
a { color: var(--indigo); }
a:focus-visible { outline: 3px solid var(--indigo); outline-offset: 3px; border-radius: 3px; }
.again { display: inline-block; padding: 0.7rem 1.6rem; border-radius: 6px; background: var(--accent); color: var(--onAccent); font-weight: 600; text-decoration: none; }
.again:hover { background: var(--accentStrong); }
ul { margin: 0; padding: 0; list-style: none; }
li a { display: inline-block; padding: 0.35rem 0; }
`;
