import { createHash } from 'node:crypto';
import { allowInline, inlinedStylesAttribute } from 'contract/inline-parts';
import type { InlineParts } from 'contract/inline-parts';
import type { BrowserPackage } from '../packages.ts';

/** A stylesheet that a rendered page links to. */
export interface LinkedStyles {
  readonly owner: BrowserPackage;
  readonly href: string;
  /** Selects the part of the stylesheet that a page uses. */
  readonly pick: (html: string) => string;
}

/**
 * Replaces a page's stylesheet links by inline styles, so that painting waits for nothing. They end without a line
 * break, which the Nu HTML checker omits from the digest that it compares with the page's policy.
 * @param filledIn further markup that the page contains when it is served
 */
export function inlineStyles(
  html: string,
  sheets: readonly LinkedStyles[],
  filledIn: string,
): string {
  return sheets.reduce((page, { owner, href, pick }) => {
    const link = new RegExp(`<link rel="stylesheet" href="${href}"[^>]*>`);
    return page.replace(
      link,
      () =>
        `<style ${inlinedStylesAttribute}="${owner}">${pick(html + filledIn).trimEnd()}</style>`,
    );
  }, html);
}

/** Digests of a page's inline scripts and styles. JSON is not executed and needs none. */
export function findInlineParts(html: string): InlineParts {
  return {
    scripts: digestsOf(html, /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g),
    styles: digestsOf(html, /<style[^>]*>([^]*?)<\/style>/g),
  };
}

/**
 * Adds a policy for inline parts to a page. The api sends the same policy as a header; a web server with one header for
 * all pages allows inline styles there, and each page restricts them to its own. The policy is before the first of them
 * and after the preloads, because browsers do not preload beyond a policy.
 */
export const addInlinePolicy = (html: string, parts: InlineParts): string =>
  html.replace(
    /(?=<style|<\/head>)/,
    () => `<meta http-equiv="Content-Security-Policy" content="${allowInline(parts)}">\n`,
  );

const digestsOf = (html: string, elements: RegExp): string[] =>
  [...html.matchAll(elements)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
