import { nextServiceAttribute } from './next-service';

/**
 * Writes the next service into the home page as it was rendered ahead; undefined for a page that names none.
 * @param start in words: `Sunday 29 November, 10:00`
 */
export function fillNextService(html: string, start: string): string | undefined {
  // An element that holds nothing but text, and what it says of the next service.
  const place = new RegExp(`(<(\\w+) ${nextServiceAttribute}="([^"]*)"[^>]*>)[^<]*(?=</\\2>)`);
  if (!place.test(html)) return undefined;
  return html.replace(
    place,
    (_element, tag: string, _name, text: string) => tag + text.replace('{start}', start),
  );
}
