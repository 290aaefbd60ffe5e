import { entryPath } from '../site/entry-page';
import { firstLanguage, languageCodes } from '../site/languages';
import type { Language } from '../site/languages';
import { isBic, isIban } from './bank-numbers';
import { isCountryCode, isInternationalPhone, isMailAddress } from './contact-checks';
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
import { hasVisibleText } from './rich-text/rich-text';
import type { ShownFiles } from './shown-files';
import { isReservedSlug } from './slugs';

/** A text by language. A draft may lack some. */
export type Translations = Readonly<Partial<Record<Language, string>>>;

/** The values of an entry by field. A draft may lack some. */
export type ContentValues = Readonly<Record<string, string | Translations>>;

/** The content of an entry, as a draft or as published. */
export interface ContentText {
  readonly values: ContentValues;
  /** Languages in which staff chose to show the English text: the entry needs no translation in them. */
  readonly shownInEnglish: readonly Language[];
}

/** An entry as visitors see it. */
export interface PublishedEntry extends ContentText {
  readonly id: string;
  /** Slugs that its page had before and no other page has now: they redirect to it. Sorted. */
  readonly formerSlugs?: readonly string[];
}

/** All published content, each kind in the order in which it is shown. */
export type ContentSnapshot = Readonly<Record<ContentKind, readonly PublishedEntry[]>> & {
  /** The media files that the entries name; absent if there are none. */
  readonly media?: ShownFiles;
  /** What calendar feeds need beside the entries; absent if there is nothing. */
  readonly calendar?: readonly CalendarMark[];
};

/** The change history of an entry that calendar feeds need (contract/calendar-marks). */
export interface CalendarMark {
  readonly kind: 'programs' | 'services' | 'identity';
  readonly id: string;
  /** Rises with every change that is published. */
  readonly sequence: number;
  /** Time of the last change, ISO 8601 in UTC. */
  readonly at: string;
  /** The last text of an entry that is no longer shown; if it was taken down, only what calendars keep of it. */
  readonly gone?: ContentText & { readonly isCancelled: boolean };
}

type FieldsOf<Kind extends ContentKind> = (typeof contentKinds)[Kind]['fields'];

/** The values of a published entry in one language, by field. */
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

/** The fields that make up an entry's own page. */
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
  /** Path of the entry's own page, if it has one (requirements 2.1). */
  readonly path?: string;
  /** Language of the translated texts, if it differs from the page's. */
  readonly language?: Language;
  /** English title, for a kind that records name, on a page in another language. */
  readonly englishTitle?: string;
};

/** What a page in one language shows of the kinds that it needs. */
export type LocalContent<Kind extends ContentKind = ContentKind> = {
  readonly [Each in Kind]: readonly LocalEntry<Each>[];
};

/** The entries of a kind in one language. */
export const inLanguage = <Kind extends ContentKind>(
  snapshot: ContentSnapshot,
  kind: Kind,
  language: Language,
): readonly LocalEntry<Kind>[] =>
  snapshot[kind].map((entry) => localEntry(kind, entry, language) as LocalEntry<Kind>);

/** The slug of the entry's page; undefined if it has no page. */
export function getSlug(kind: ContentKind, { values }: ContentText): string | undefined {
  const pages = getPages(kind);
  const slug = pages && values[pages.slug];
  return typeof slug === 'string' && slug !== '' && fillsBody(kind, values) ? slug : undefined;
}

export const localText = (value: ContentValues[string] | undefined, language: Language) =>
  typeof value === 'object' ? value[language] : value;

/** An entry in one language, without the text of its own page. */
export function localEntry(kind: ContentKind, entry: PublishedEntry, language: Language) {
  const { id, values } = entry;
  const pages = getPages(kind);
  const slug = getSlug(kind, entry);
  // An entry that was published before the site had the language has no text in it.
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

/** Records are stored under the English title, whatever language the page has. */
const englishTitle = (kind: ContentKind, values: ContentValues): string | undefined =>
  localText(values[contentKinds[kind].title], firstLanguage);

export interface MissingText {
  readonly field: string;
  /** Only for a translated field. */
  readonly language?: Language;
}

/** Lists what an entry lacks before it can be published; empty if it is complete. */
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

/** The validators of checked lines. A clock is HH:MM; weeks of a month look like `1, 2, 3`. */
const checks: Readonly<Record<ValueCheck, (text: string) => boolean>> = {
  iban: isIban,
  bic: isBic,
  clock: (text) => /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/.test(text),
  weeks: (text) => /^[1-5](?:, ?[1-5])*$/.test(text),
  minutes: (text) => /^[1-9][0-9]{0,2}$/.test(text),
  phone: isInternationalPhone,
  email: isMailAddress,
  country: isCountryCode,
  places: (text) => /^[1-9][0-9]{0,4}$/.test(text),
};

/** An optional field is required if it is the slug of a page or if another language has a text. */
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

/** A value that is present but cannot be published. */
export type WrongValue = WrongOrder | WrongForm | WrongPlaceholders | WrongLink | WrongFile;

interface WrongOrder {
  readonly field: string;
  /** The value is before that of the field `other`. */
  readonly code: 'before';
  readonly other: string;
}

interface WrongForm {
  readonly field: string;
  /**
   * `taken`: the page of another entry has this slug. `reserved`: the site uses this slug itself. Others: the check
   * that failed.
   */
  readonly code: 'taken' | 'reserved' | ValueCheck;
}

interface WrongPlaceholders {
  readonly field: string;
  /** Only for a translated field. */
  readonly language?: Language;
  /** The text names a placeholder that its email does not have, or lacks a required one. */
  readonly code: 'placeholders';
}

interface WrongLink {
  readonly field: string;
  /** Only for a translated field. */
  readonly language?: Language;
  /** The text of an email links to another host than the church's own. */
  readonly code: 'foreign-link';
}

interface WrongFile {
  readonly field: string;
  /** Only for a translated field. */
  readonly language?: Language;
  /**
   * `no-file`: the file does not exist. `file-not-ready`: the picture lacks its alternative text or its focal point.
   */
  readonly code: 'no-file' | 'file-not-ready';
}

/**
 * Lists the values of an entry that cannot be published. Only the api knows whether a slug is taken, what a file is and
 * where a link leads.
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
  typeof value === 'string' && (type === 'rich' ? hasVisibleText(value) : value.trim() !== '');

/** Sorts the entries of a kind as the site shows them; those ordered `by-hand` keep their order. */
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

export const emptySnapshot = Object.fromEntries(
  contentKindNames.map((kind) => [kind, []]),
) as unknown as ContentSnapshot;
