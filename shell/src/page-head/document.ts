import { language, localPath } from 'contract/language';
import type { LocalEntry } from 'contract/content-entry';
import type { ShownService } from 'contract/shown-services';
import { registryElementId } from 'contract/registry';
import type { PinnedFile, Registry } from 'contract/registry';
import { webManifestPath } from 'contract/web-manifest';
import { writeBarColors } from 'shared-ui/color-scheme';
import { restoreScheme } from 'shared-ui/scheme-restoration';
import { nightTokens, tokens } from 'shared-ui/theme/tokens';
import { writeDeferredHydration } from '../deferred-hydration/defer-hydration';
import { escapeForScript } from './structured-data';

/** Which content the pages show; what is in it is the remotes' affair. */
export interface ShownContent {
  readonly version: string;
  /** The address of this page's part, if it has one. */
  readonly file?: string;
  /** What the footer tells of services. */
  readonly services?: readonly ShownService[];
  /** What the frame tells of the church. */
  readonly identity?: LocalEntry<'identity'> | undefined;
}

interface DocumentParts {
  /** What React lifted out of the page, and the page. */
  readonly head: string;
  readonly body: string;
  /** What is said of the page to those who never run a script. */
  readonly facts: string;
  readonly origin: string;
  readonly registry: Registry;
  readonly script: PinnedFile;
  readonly styles: readonly PinnedFile[];
  readonly content?: ShownContent;
  /** What the script will ask for on this page. */
  readonly preloads: () => readonly PinnedFile[];
  /** Whether the page is whole, or a frame that the browser fills. */
  readonly prerendered: boolean;
}

/**
 * The HTML around a page. What a first paint needs stands first, and no script before the end of a page that
 * is whole: the visitor reads and uses it meanwhile.
 */
export function writeDocument(parts: DocumentParts): string {
  const { registry, origin, script, content, ...page } = parts;
  const preloads = () => [...page.preloads(), ...(content?.file ? [{ href: content.file }] : [])];
  const knowledge = `<script type="application/json" id="${registryElementId}">${escapeForScript(registry)}</script>`;
  return `<!doctype html>
<html lang="${language}" data-origin="${origin}"${content ? ` data-content="${content.version}"` : ''}${page.prerendered ? ' data-prerendered' : ' data-frame'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.head}
${fontPreloads}
${page.styles.map((style) => `<link rel="stylesheet" ${pinned('href', style)}>`).join('\n')}
${headLinks}
${barColors}
<script>${restoreScheme}</script>
${page.prerendered ? '' : `<script ${pinned('src', script)} defer></script>`}
${page.facts}
</head>
<body><div id="root">${page.body}</div>
${knowledge}
${page.prerendered ? writeDeferredHydration(script, preloads()) : ''}
</body>
</html>
`;
}

const pinned = (attribute: string, { href, integrity }: PinnedFile) =>
  `${attribute}="${href}" integrity="${integrity}"`;

/** The bars of a phone's browser are of the header's colour. */
const barColors = writeBarColors({
  light: tokens.color.paper,
  dark: nightTokens.color.paper,
});

/** The mark of the site. */
const headLinks = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png" sizes="180x180">
<link rel="manifest" href="${localPath(webManifestPath)}">`;

/** The letters that every first screen needs: of headlines, and of text (lab/generators/fonts). */
const firstFonts = ['/fonts/cormorant.woff2', '/fonts/source-sans.woff2'] as const;
/**
 * Asks for them with the document, before its styles name them, so that the church's letters are there soon after the
 * first paint. Last in line (`low`): the largest picture is asked for first.
 */
const fontPreloads = firstFonts
  .map(
    (href) =>
      `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
  )
  .join('\n');
