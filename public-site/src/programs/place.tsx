import type { Program } from './programs';

/** The place of a programme, within a line in the page's language. */
export const Place = ({ program: { place, language } }: { readonly program: Program }) =>
  language ? <span lang={language}>{place}</span> : place;
