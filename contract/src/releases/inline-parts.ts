/** The attribute of a `<style>` in a prerendered page that says whose styles it holds. */
export const inlinedStylesAttribute = 'data-styles-of';

/** The inline scripts and styles of a page, each allowed by its digest: `sha256-` and base64. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Beside the pages of a set: the inline parts of each, by its file below `pages`. */
export const inlinePartsFile = 'inline-parts.json';

/** The directives of a content security policy that let these in, the site's own files, and nothing else. */
export const allowInline = ({ scripts, styles }: InlineParts): string =>
  `${allowScripts(scripts)}; style-src ${sources(styles)}`;

/** The same of scripts alone. */
export const allowScripts = (digests: readonly string[]): string =>
  `script-src ${sources(digests)}`;

const sources = (digests: readonly string[]) =>
  ["'self'", ...digests.map((digest) => `'${digest}'`)].join(' ');

/**
 * The content security policy of a page, as the api and nginx send it.
 * @param inline the directives for its scripts and styles
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
 * The policy of a page that is only looked at, by staff: nothing runs and nothing is sent (decision 54).
 * @param styles the sources of its styles
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

/** The same as such a page says it of itself. */
export const inlinePreviewPolicy = ({ styles }: InlineParts): string =>
  previewPolicy(sources(styles));
