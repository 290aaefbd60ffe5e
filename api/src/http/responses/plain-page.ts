import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { escapeText } from './escape-text';

const style =
  'body { font: 1.125rem/1.5 sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem } code { font-size: 1.25rem; user-select: all } button { font: inherit; font-weight: bold; padding: 0.75rem 1.25rem; min-height: 44px }';

/** The policy of a page with no script, no picture and only these styles, whose form may be sent to us alone. */
const makePolicy = (hasForm: boolean) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    `form-action '${hasForm ? 'self' : 'none'}'`,
    "frame-ancestors 'none'",
  ].join('; ');

interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** HTML below the heading, in which all texts are escaped. */
  readonly content: readonly string[];
  /** Whether there is a form in it. */
  readonly hasForm?: boolean;
}

/** Sends a page to a browser without JavaScript, which no remote renders. The caller sets the status. */
export const sendPlainPage = (
  reply: FastifyReply,
  { language, title, content, hasForm = false }: PlainPage,
) =>
  reply.header('content-security-policy', makePolicy(hasForm)).type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<style>${style}</style>
<main>
<h1>${escapeText(title)}</h1>
${content.join('\n')}
</main>
</html>
`);

/** Builds a link to a page of the site. */
export const anchor = (language: Language, path: string, text: string): string =>
  `<a href="${pathIn(language, path)}">${escapeText(text)}</a>`;
