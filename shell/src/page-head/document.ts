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

/** The content version that the pages show. Only remotes know what it contains. */
export interface ShownContent {
  readonly version: string;
  /** Address of this page's content file, if it has one. */
  readonly file?: string;
  /** Service times in the footer. */
  readonly services?: readonly ShownService[];
  /** The church's identity in header and footer. */
  readonly identity?: LocalEntry<'identity'> | undefined;
}

interface DocumentParts {
  /** Markup that React hoisted out of the page, and the page. */
  readonly head: string;
  readonly body: string;
  /** Metadata for readers that never run a script. */
  readonly facts: string;
  readonly origin: string;
  readonly registry: Registry;
  readonly script: PinnedFile;
  readonly styles: readonly PinnedFile[];
  readonly content?: ShownContent;
  /** Files that the script will request on this page. */
  readonly preloads: () => readonly PinnedFile[];
  /** Whether the page is complete, or a frame that the browser fills. */
  readonly prerendered: boolean;
}

/**
 * Writes the HTML around a page. What the first paint needs comes first, and a complete page has no script before its
 * end, so that visitors can read and use it meanwhile.
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

/** Mobile browsers colour their bars like the header. */
const barColors = writeBarColors({
  light: tokens.color.paper,
  dark: nightTokens.color.paper,
});

const headLinks = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png" sizes="180x180">
<link rel="manifest" href="${localPath(webManifestPath)}">`;

/** Fonts of headlines and text, which every first screen needs (lab/generators/fonts). */
const firstFonts = ['/fonts/cormorant.woff2', '/fonts/source-sans.woff2'] as const;
/**
 * Preloads the fonts before the styles name them, so that they are applied soon after the first paint. They have low
 * priority, because the largest picture comes first.
 */
const fontPreloads = firstFonts
  .map(
    (href) =>
      `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
  )
  .join('\n');
