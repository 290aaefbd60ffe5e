import { churchName } from 'contract/church-name';

/** Returns a text without the bracketed texts of the pseudo-locale. The church's name and addresses may remain. */
export const outsideBrackets = (text: string): string =>
  withoutBracketed(text)
    .replaceAll(churchName, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}⟦⟧]/u.test(word) && !/@|:\/\//.test(word))
    .join(' ');

/** A text that is inserted into another one has its own brackets inside. */
function withoutBracketed(text: string): string {
  const outside = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return outside === text ? text : withoutBracketed(outside);
}

/** Does the same for a document: for its title, its text and its accessible names. */
export function outsideBracketsOfPage(html: string): string {
  const spoken = [...html.matchAll(/\s(?:title|alt|aria-label)="([^"]*)"/g)].map(
    ([, said]) => said,
  );
  const shown = html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^<>]*>/g, '\n');
  return outsideBrackets([...spoken, shown].join('\n'));
}
