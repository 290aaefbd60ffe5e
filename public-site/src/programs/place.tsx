import type { Program } from './programs';

export const Place = ({ program: { place, language } }: { readonly program: Program }) =>
  language ? <span lang={language}>{place}</span> : place;
