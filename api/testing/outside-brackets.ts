import { churchName } from 'contract/church-name';

/** What a text says outside of the brackets of the pseudo-language. The church's name and addresses may stand there. */
export const outsideBrackets = (text: string): string =>
  withoutBracketed(text)
    .replaceAll(churchName, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}⟦⟧]/u.test(word) && !/@|:\/\//.test(word))
    .join(' ');

/** A text that is filled into another one has brackets of its own inside. */
function withoutBracketed(text: string): string {
  const outside = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return outside === text ? text : withoutBracketed(outside);
}

/** The same of a document: of its title, its words and what is read aloud of it. */
export function outsideBracketsOfPage(html: string): string {
  const spoken = [...html.matchAll(/\s(?:title|alt|aria-label)="([^"]*)"/g)].map(
    ([, said]) => said,
  );
  const shown = html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^<>]*>/g, '\n');
  return outsideBrackets([...spoken, shown].join('\n'));
}
