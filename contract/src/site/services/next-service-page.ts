import { nextServiceAttribute } from './next-service';

/**
 * Writes the next service into the prerendered home page; undefined if the page has no place for it.
 * @param start formatted, for example `Sunday 29 November, 10:00`
 */
export function fillNextService(html: string, start: string): string | undefined {
  // An element that contains only text, with its text template.
  const place = new RegExp(`(<(\\w+) ${nextServiceAttribute}="([^"]*)"[^>]*>)[^<]*(?=</\\2>)`);
  if (!place.test(html)) return undefined;
  return html.replace(
    place,
    (_element, tag: string, _name, text: string) => tag + text.replace('{start}', start),
  );
}
