import { renderToStaticMarkup } from 'react-dom/server';
import { language, localPath } from 'contract/language';
import { writePageTitle } from 'contract/page-title';
import { movedPageTexts as texts } from './moved-page.texts';

/**
 * Writes a page that redirects without a script, for web servers that serve the site without the api's redirects.
 * @param path the page's new path, as in requirements 2.1
 */
export function writeMovedPage(path: string, origin: string): string {
  const address = localPath(path);
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{writePageTitle(texts.title)}</title>
        <link rel="canonical" href={origin + address} />
        <meta httpEquiv="refresh" content={`0; url=${address}`} />
      </head>
      <body>
        <h1>{texts.title}</h1>
        <p>
          <a href={address}>{texts.link}</a>
        </p>
      </body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}
