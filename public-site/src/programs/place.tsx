import type { Program } from './programs';

/** Where a programme is held, in a line with words of the page's language. */
export const Place = ({ program: { place, language } }: { readonly program: Program }) =>
  language ? <span lang={language}>{place}</span> : place;
