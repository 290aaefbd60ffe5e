import { createHash } from 'node:crypto';
import { allowInline, inlinedStylesAttribute } from 'contract/inline-parts';
import type { InlineParts } from 'contract/inline-parts';
import type { BrowserPackage } from '../packages.ts';

/** A stylesheet that a rendered page links to. */
export interface LinkedStyles {
  readonly owner: BrowserPackage;
  readonly href: string;
  /** What of it belongs into a page. */
  readonly pick: (html: string) => string;
}

/**
 * Puts styles into the page in the place of its links to them: nothing is waited for before it is painted. They end
 * without a line break, which the Nu HTML checker leaves out of the digest that it compares with the page's policy.
 *
 * @param filledIn what else stands in the page when it is served
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

/** The digests of the scripts and styles that a page holds. JSON is not run, and not among them. */
export function findInlineParts(html: string): InlineParts {
  return {
    scripts: digestsOf(html, /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g),
    styles: digestsOf(html, /<style[^>]*>([^]*?)<\/style>/g),
  };
}

/**
 * Lets a page say itself what may stand in it. The api says the same in a header; a web server that has one
 * header for all pages can allow inline styles there, and each page still takes its own alone. It stands before the
 * first of them, and after what the page asks for at once: a browser looks no further ahead than a policy.
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
