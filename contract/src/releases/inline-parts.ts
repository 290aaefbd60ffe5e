/** Attribute of a `<style>` in a prerendered page that names the stylesheet it contains. */
export const inlinedStylesAttribute = 'data-styles-of';

/**
 * The inline scripts and styles of a page, each as the digest that a content security policy allows: `sha256-` and
 * base64.
 */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** File next to the prerendered pages: the inline parts of each page, by its path below `pages`. */
export const inlinePartsFile = 'inline-parts.json';

/** Directives of a content security policy that allow these parts and the site's own files. */
export const allowInline = ({ scripts, styles }: InlineParts): string =>
  `${allowScripts(scripts)}; style-src ${sources(styles)}`;

/** The directive for scripts alone. */
export const allowScripts = (digests: readonly string[]): string =>
  `script-src ${sources(digests)}`;

const sources = (digests: readonly string[]) =>
  ["'self'", ...digests.map((digest) => `'${digest}'`)].join(' ');

/**
 * The content security policy of a page, as the api and nginx send it.
 * @param inline directives for its scripts and styles
 */
export const contentPolicy = (inline: string): string =>
  [
    "default-src 'self'",
    inline,
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The policy of a preview for staff: no scripts run and no forms are sent (decision 54).
 * @param styles sources of its styles
 */
export const previewPolicy = (styles: string): string =>
  [
    "default-src 'none'",
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The preview policy as the page's own `<meta>`. */
export const inlinePreviewPolicy = ({ styles }: InlineParts): string =>
  previewPolicy(sources(styles));
