import { entryPath } from '../site/entry-page';
import { firstLanguage, languageCodes } from '../site/languages';
import type { Language } from '../site/languages';
import { isBic, isIban } from './bank-numbers';
import { isCountryCode, isDialled, isMailAddress } from './contact-checks';
import {
  contentKindNames,
  contentKinds,
  getFields,
  isTranslated,
  namesRecords,
  getPages,
} from './kinds/content-kinds';
import type { ContentKind } from './kinds/content-kinds';
import type { ContentField, ValueCheck } from './kinds/kind-declaration';
import { fitsPlaceholders } from './kinds/mail-placeholders';
import type { MailPlaceholders } from './kinds/mail-placeholders';
import { saysSomething } from './rich-text/rich-text';
import type { ShownFiles } from './shown-files';
import { isReservedSlug } from './slugs';

/** A text in each language. What a draft lacks is absent. */
export type Translations = Readonly<Partial<Record<Language, string>>>;

/** What the fields of an entry hold. What a draft lacks is absent. */
export type ContentValues = Readonly<Record<string, string | Translations>>;

/** What an entry says, as a draft or as published. */
export interface ContentText {
  readonly values: ContentValues;
  /** Languages in which its English text is shown, because staff said so: it then needs none in them. */
  readonly shownInEnglish: readonly Language[];
}

/** An entry as visitors see it. */
export interface PublishedEntry extends ContentText {
  readonly id: string;
  /** Slugs that its page had before and no other has now: they lead to it. In the order of their letters. */
  readonly formerSlugs?: readonly string[];
}

/** All that the site says, each kind in the order in which it is shown. */
export type ContentSnapshot = Readonly<Record<ContentKind, readonly PublishedEntry[]>> & {
  /** The files of the media that the entries name; absent of none. */
  readonly media?: ShownFiles;
  /** What calendars need to know beside the entries; absent of nothing. */
  readonly calendar?: readonly CalendarMark[];
};

/** What calendars need to know of an entry that was changed (contract/calendar-marks). */
export interface CalendarMark {
  readonly kind: 'programs' | 'services' | 'identity';
  readonly id: string;
  /** Rises with every change that is published. */
  readonly sequence: number;
  /** When it was changed last: ISO 8601 in UTC. */
  readonly at: string;
  /** The last text of one that visitors do not see any more; of one that was taken down, what remains of it. */
  readonly gone?: ContentText & { readonly isCancelled: boolean };
}

type FieldsOf<Kind extends ContentKind> = (typeof contentKinds)[Kind]['fields'];

/** The values of a published entry in one language, by its fields. */
type LocalValues<Fields> = {
  readonly [
    Name in keyof Fields as Fields[Name] extends { isOptional: true } ? never : Name
  ]: LocalValue<Fields[Name]>;
} & {
  readonly [
    Name in keyof Fields as Fields[Name] extends { isOptional: true } ? Name : never
  ]?: LocalValue<Fields[Name]>;
};

type LocalValue<Field> = Field extends { options: readonly (infer Option)[] } ? Option : string;

/** The fields that make a page of an entry. */
type PageField<Kind extends ContentKind> = (typeof contentKinds)[Kind] extends {
  pages: { body: infer Body; slug: infer Slug };
}
  ? Body | Slug
  : never;

/** An entry as a page in one language shows it. */
export type LocalEntry<Kind extends ContentKind> = LocalValues<
  Omit<FieldsOf<Kind>, PageField<Kind> & string>
> & {
  readonly id: string;
  /** Of its own page, if it has one, as in requirements 2.1. */
  readonly path?: string;
  /** The language of its translated texts, where it is another than the page's. */
  readonly language?: Language;
  /** Its English title, on a page in another language, of a kind that records name. */
  readonly englishTitle?: string;
};

/** What a page in one language shows, of the kinds that it needs. */
export type LocalContent<Kind extends ContentKind = ContentKind> = {
  readonly [Each in Kind]: readonly LocalEntry<Each>[];
};

/** What one language shows of a kind. */
export const inLanguage = <Kind extends ContentKind>(
  snapshot: ContentSnapshot,
  kind: Kind,
  language: Language,
): readonly LocalEntry<Kind>[] =>
  snapshot[kind].map((entry) => localEntry(kind, entry, language) as LocalEntry<Kind>);

/** The slug of an entry that has a page. */
export function getSlug(kind: ContentKind, { values }: ContentText): string | undefined {
  const pages = getPages(kind);
  const slug = pages && values[pages.slug];
  return typeof slug === 'string' && slug !== '' && fillsBody(kind, values) ? slug : undefined;
}

/** A value in a language. */
export const localText = (value: ContentValues[string] | undefined, language: Language) =>
  typeof value === 'object' ? value[language] : value;

/** An entry as one language shows it, without the text of its page. */
export function localEntry(kind: ContentKind, entry: PublishedEntry, language: Language) {
  const { id, values } = entry;
  const pages = getPages(kind);
  const slug = getSlug(kind, entry);
  // What was published before the site had a language has no text in it.
  const isTold = !findMissing(kind, entry).some((text) => text.language === language);
  const shown = isTold && !entry.shownInEnglish.includes(language) ? language : firstLanguage;
  const local = Object.entries(values).flatMap(([name, value]) => {
    if (name === pages?.body || name === pages?.slug) return [];
    const text = localText(value, shown);
    return name in getFields(kind) && text !== undefined ? [[name, text]] : [];
  });
  return {
    id,
    ...(Object.fromEntries(local) as Record<string, string>),
    ...(slug !== undefined && { path: entryPath(slug) }),
    ...(shown !== language && { language: shown }),
    ...(language !== firstLanguage &&
      namesRecords(kind) && { englishTitle: englishTitle(kind, values) }),
  };
}

/** What records are kept under, whatever language the page has. */
const englishTitle = (kind: ContentKind, values: ContentValues): string | undefined =>
  localText(values[contentKinds[kind].title], firstLanguage);

/** A text that an entry lacks before it can be published. */
export interface MissingText {
  readonly field: string;
  /** Of a translated field. */
  readonly language?: Language;
}

/** What an entry lacks before it can be published: nothing, if it is whole. */
export const findMissing = (kind: ContentKind, text: ContentText): readonly MissingText[] =>
  Object.entries(getFields(kind)).flatMap(([field, declared]) => {
    const value = text.values[field];
    if (declared.isOptional && !isNeeded(kind, field, text.values)) return [];
    if (!isTranslated(declared)) return isFilled(value, declared) ? [] : [{ field }];
    return languageCodes
      .filter((language) => language === 'en' || !text.shownInEnglish.includes(language))
      .filter((language) => typeof value !== 'object' || !isFilled(value[language], declared))
      .map((language) => ({ field, language }));
  });

/** What a checked line is. The clock is HH:MM; weeks of a month are as `1, 2, 3`. */
const checks: Readonly<Record<ValueCheck, (text: string) => boolean>> = {
  iban: isIban,
  bic: isBic,
  clock: (text) => /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/.test(text),
  weeks: (text) => /^[1-5](?:, ?[1-5])*$/.test(text),
  minutes: (text) => /^[1-9][0-9]{0,2}$/.test(text),
  phone: isDialled,
  email: isMailAddress,
  country: isCountryCode,
  places: (text) => /^[1-9][0-9]{0,4}$/.test(text),
};

/** Whether an optional field may not be empty all the same: the slug of a page, a text that another language has. */
function isNeeded(kind: ContentKind, field: string, values: ContentValues): boolean {
  const declared = getFields(kind)[field];
  if (field === getPages(kind)?.slug) return fillsBody(kind, values);
  return declared !== undefined && isTranslated(declared) && isFilledInAny(values[field], declared);
}

function fillsBody(kind: ContentKind, values: ContentValues): boolean {
  const { body = '' } = getPages(kind) ?? {};
  const declared = getFields(kind)[body];
  return declared !== undefined && isFilledInAny(values[body], declared);
}

const isFilledInAny = (value: ContentValues[string] | undefined, declared: ContentField) =>
  typeof value === 'object' && Object.values(value).some((text) => isFilled(text, declared));

/** A value that cannot be published, though it is not missing. */
export type WrongValue = WrongOrder | WrongForm | WrongPlaceholders | WrongLink | WrongFile;

interface WrongOrder {
  readonly field: string;
  /** It is before what `other` says. */
  readonly code: 'before';
  readonly other: string;
}

interface WrongForm {
  readonly field: string;
  /**
   * `taken`: the page of another entry has this slug. `reserved`: the site needs it for itself. Others: it is not what
   * it is checked for.
   */
  readonly code: 'taken' | 'reserved' | ValueCheck;
}

interface WrongPlaceholders {
  readonly field: string;
  /** Of a translated field. */
  readonly language?: Language;
  /** It names one that its mail does not have, or lacks one that the mail needs. */
  readonly code: 'placeholders';
}

interface WrongLink {
  readonly field: string;
  /** Of a translated field. */
  readonly language?: Language;
  /** The text of a mail leads to another host than the church's own. */
  readonly code: 'foreign-link';
}

interface WrongFile {
  readonly field: string;
  /** Of a translated field. */
  readonly language?: Language;
  /** `no-file`: there is none such. `file-not-ready`: a picture that lacks its words or its point. */
  readonly code: 'no-file' | 'file-not-ready';
}

/**
 * What of an entry forbids that it is published, beside what it lacks: nothing, if all fits. `taken`, what a file is
 * and where a link leads are the api's to know.
 */
export const findWrong = (
  kind: ContentKind,
  { values, shownInEnglish }: ContentText,
): readonly WrongValue[] =>
  Object.entries(getFields(kind)).flatMap(([field, declared]): readonly WrongValue[] => {
    const value = values[field];
    if ('placeholders' in declared && typeof value === 'object')
      return findWrongPlaceholders(field, value, declared.placeholders).filter(
        ({ language = firstLanguage }) => !shownInEnglish.includes(language),
      );
    if (!isFilled(value, declared)) return [];
    if (declared.type === 'slug') return isReservedSlug(value) ? [{ field, code: 'reserved' }] : [];
    if ('check' in declared)
      return checks[declared.check](value) ? [] : [{ field, code: declared.check }];
    const other = 'notBefore' in declared ? declared.notBefore : undefined;
    const first = other === undefined ? undefined : values[other];
    const isBefore = isFilled(first, declared) && value < first;
    return isBefore && other !== undefined ? [{ field, code: 'before', other }] : [];
  });

const findWrongPlaceholders = (
  field: string,
  texts: Translations,
  placeholders: MailPlaceholders,
): readonly WrongPlaceholders[] =>
  languageCodes
    .filter((language) => texts[language] && !fitsPlaceholders(texts[language], placeholders))
    .map((language) => ({ field, language, code: 'placeholders' }));

const isFilled = (value: unknown, { type }: ContentField): value is string =>
  typeof value === 'string' && (type === 'rich' ? saysSomething(value) : value.trim() !== '');

/** The entries of a kind in the order in which the site shows them; `by-hand` as they come. */
export function inOrder<Entry extends ContentText>(
  kind: ContentKind,
  entries: readonly Entry[],
): readonly Entry[] {
  const { order } = contentKinds[kind];
  if (order === 'by-hand') return entries;
  const sign = order.direction === 'up' ? 1 : -1;
  const keyOf = ({ values }: Entry) => {
    const key = values[order.by];
    return typeof key === 'string' ? key : '';
  };
  return [...entries].sort((one, other) => sign * compare(keyOf(one), keyOf(other)));
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** A snapshot without an entry. */
export const emptySnapshot = Object.fromEntries(
  contentKindNames.map((kind) => [kind, []]),
) as unknown as ContentSnapshot;
