import type { Language } from 'contract/languages';
import { escapeText } from '../http/responses/escape-text';

interface MailPage {
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The paragraph that becomes a link with a button; there is none where no paragraph equals it. */
  readonly link: string;
  readonly action: string;
  /** A second paragraph that becomes one. */
  readonly second?: { readonly link: string; readonly action: string } | undefined;
  /** The HTML of paragraphs that are more than text, by the paragraph. */
  readonly drawn?: ReadonlyMap<string, string> | undefined;
  /** The label above the link's address. */
  readonly writtenOut: string;
}

/**
 * The styles of the single column. They set no colours, so that those of the reader's program apply in light and dark
 * mode.
 */
const column = 'max-width:36rem;margin:0 auto;padding:1.5rem;font:1rem/1.5 sans-serif';
const buttonStyle =
  'display:inline-block;padding:0.75rem 1.25rem;border:2px solid;border-radius:0.5rem;font-weight:bold';
const address = 'word-break:break-all';

/** Renders an email as HTML: no picture, no script, and nothing that is fetched. */
export const makeMailPage = (page: MailPage): string => `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeText(page.subject)}</title>
<style>:root { color-scheme: light dark }</style>
</head>
<body>
<div lang="${page.language}" style="${column}">
${page.paragraphs.map((paragraph) => write(paragraph, page)).join('\n')}
</div>
</body>
</html>
`;

function write(paragraph: string, { link, action, second, drawn, writtenOut }: MailPage): string {
  const drawing = drawn?.get(paragraph);
  if (drawing !== undefined) return drawing;
  const button = [{ link, action }, ...(second ? [second] : [])].find(
    (one) => one.link === paragraph,
  );
  if (button === undefined) return `<p>${escapeText(paragraph).replaceAll('\n', '<br>')}</p>`;
  return `<p>${anchor(button.link, buttonStyle, button.action)}</p>
<p>${escapeText(writtenOut)}<br>${anchor(button.link, address, button.link)}</p>`;
}

const anchor = (href: string, style: string, text: string) =>
  `<a href="${escapeText(href)}" style="${style}">${escapeText(text)}</a>`;
