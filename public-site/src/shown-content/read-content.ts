import { isObject } from 'contract/answer-reader';
import type { LocalContent, LocalEntry } from 'contract/content-entry';
import type { PageKind } from 'contract/content-kinds';

/** The required fields of each kind. Repeated here, because the contract's declaration would be larger than a form. */
export const neededFields = {
  programs: ['name', 'summary', 'start', 'end', 'place', 'registration'],
  messages: ['title', 'passage', 'url', 'date'],
  sermons: ['title', 'preacher', 'passage', 'date', 'audio', 'spokenIn'],
  testimonies: ['words', 'from'],
  ministers: ['role', 'about', 'picture'],
  departments: ['name', 'leader', 'description', 'picture'],
  services: ['name', 'time', 'weekday', 'clock'],
  giving: [
    ...(['euroHolder', 'euroBank', 'iban', 'bic'] as const),
    ...(['nairaHolder', 'nairaBank', 'accountNumber', 'sortCode'] as const),
  ],
  identity: [
    ...(['name', 'motto', 'about', 'summary', 'vision', 'street', 'postalCode'] as const),
    ...(['city', 'country', 'countryCode', 'phone', 'officeEmail', 'liveStream'] as const),
  ],
  posts: ['title', 'excerpt', 'author', 'date', 'picture'],
  news: ['title', 'summary', 'date'],
  slides: ['words', 'reference', 'picture'],
  gallery: ['caption', 'picture'],
  gifts: ['intro', 'verse', 'reference', 'cheque', 'purpose'],
  vision: [
    ...(['intro', 'vision', 'verse', 'reference', 'mission'] as const),
    ...(['callTitle', 'call', 'volunteers'] as const),
  ],
  visit: ['intro', 'answers', 'children', 'ask'],
  'help-lines': ['title', 'intro', 'lines'],
  imprint: ['intro', 'body'],
  privacy: ['intro', 'basis', 'rights'],
} as const satisfies { readonly [Kind in PageKind]: readonly (keyof LocalEntry<Kind>)[] };

/** Parses the requested kinds; those that are missing or incomplete are left out. Runs in linear time. */
export function readContent(found: unknown, kinds: readonly PageKind[]): Partial<LocalContent> {
  const file = isObject(found) ? found : {};
  const whole = kinds.filter((kind) => Object.hasOwn(file, kind) && isList(kind, file[kind]));
  return Object.fromEntries(whole.map((kind) => [kind, file[kind]]));
}

const isList = (kind: PageKind, value: unknown) =>
  Array.isArray(value) &&
  value.every(
    (entry: unknown) =>
      isObject(entry) &&
      Object.values(entry).every((text) => typeof text === 'string') &&
      ['id', ...neededFields[kind]].every((field) => Object.hasOwn(entry, field)),
  );
