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
export function allowInline({ scripts, styles }: InlineParts): string {
  const sources = (digests: readonly string[]) =>
    ["'self'", ...digests.map((digest) => `'${digest}'`)].join(' ');
  return `script-src ${sources(scripts)}; style-src ${sources(styles)}`;
}
