import { church } from 'contract/church';
import { readPageName, writePageTitle } from 'contract/page-title';
import { sitePaths } from 'contract/site-paths';
import { restoreScheme } from 'shared-ui/scheme-restoration';
import { offlineLabels } from './offline-labels';
import { offlineStyle } from './offline-style';

/** Says that there is no connection, and what can be read all the same. @param present the store of today's pages */
export async function answerOffline(present: string): Promise<Response> {
  const nonce = crypto.randomUUID();
  return new Response(writeOfflinePage(await findReadablePages(present), nonce), {
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
  /** As it stands in the page's HTML. */
  readonly name: string;
}

/** The pages that are kept, in the order in which the site lists its addresses. */
async function findReadablePages(present: string): Promise<ReadablePage[]> {
  const store = await caches.open(present);
  const pages: ReadablePage[] = [];
  for (const path of Object.keys(sitePaths)) {
    const kept = (await store.match(path)) ?? (await caches.match(path));
    const title = kept && /<title[^>]*>([^<]+)</.exec(await kept.text())?.[1];
    if (title) pages.push({ path, name: readPageName(title) });
  }
  return pages;
}

/** @param pages their names are HTML already */
export function writeOfflinePage(pages: readonly ReadablePage[], nonce: string): string {
  const { title, note, tryAgain, stillHere, call } = offlineLabels.en;
  const items = pages.map(({ path, name }) => `<li><a href="${path}">${name}</a></li>`);
  const { uri, display } = church.phone;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${writePageTitle(title)}</title>
<style nonce="${nonce}">${offlineStyle}</style>
<script nonce="${nonce}">${restoreScheme}</script>
</head>
<body>
<main>
<p>${church.name}</p>
<h1>${title}</h1>
<p>${note}</p>
<p><a class="again" href="">${tryAgain}</a></p>
${items.length > 0 ? `<h2>${stillHere}</h2>\n<ul>${items.join('')}</ul>` : ''}
<p>${call} <a href="${uri}">${display}</a></p>
</main>
</body>
</html>
`;
}
