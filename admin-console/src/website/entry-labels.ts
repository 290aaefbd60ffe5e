import type { StoredEntry } from 'contract/stored-entry';
import type { WrongValue } from 'contract/content-entry';
import { getFields } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { languageNames } from 'contract/languages';
import { locale } from 'contract/language';
import { isMailKind } from 'contract/mail-kinds';
import { isMediaId } from 'contract/media-kinds';
import { innsbruckMinute } from 'contract/innsbruck-moment';
import type { TextPart } from './entry-text';
import { getPart, getText } from './entry-text';
import { pictureTexts, websiteFieldTexts } from './fields/website-fields.texts';
import type { FieldLabels } from './fields/field-labels';
import { getMailFieldLabels, placeholderHint } from './fields/mail-fields';
import { readableText } from './rich-text/rich-text-words';
import { entryTexts } from './entry.texts';
import { websiteTexts } from './website.texts';

interface AnyFieldWords extends FieldLabels {
  readonly options?: Readonly<Record<string, string>>;
}

/** The label and hint of a field, for code that serves all kinds. */
export function getFieldLabels(kind: ContentKind, field: string): AnyFieldWords {
  if (isMailKind(kind)) return getMailFieldLabels(field) ?? { label: field };
  const words: Readonly<Record<string, AnyFieldWords>> = websiteFieldTexts[kind];
  return words[field] ?? { label: field };
}

/** The label of a part: its field, with the language if it is translated. */
export const getPartLabel = (kind: ContentKind, { field, language }: TextPart): string =>
  entryTexts.missing.of(getFieldLabels(kind, field).label, language && languageNames[language]);

/** The message for an invalid value in an entry. */
export function describeWrongValue(kind: ContentKind, wrong: WrongValue): string {
  const { before, checks, taken, reserved, files, foreignLink, placeholders } = entryTexts.missing;
  const { label } = getFieldLabels(kind, wrong.field);
  switch (wrong.code) {
    case 'before':
      return before(label, getFieldLabels(kind, wrong.other).label);
    case 'taken':
      return taken(label);
    case 'reserved':
      return reserved(label);
    case 'no-file':
    case 'file-not-ready':
      return files[wrong.code](getPartLabel(kind, wrong));
    case 'foreign-link':
      return foreignLink(getPartLabel(kind, wrong));
    case 'placeholders':
      return placeholders(getPartLabel(kind, wrong), hintOfPlaceholders(kind, wrong.field));
    default:
      return checks[wrong.code](label);
  }
}

const hintOfPlaceholders = (kind: ContentKind, field: string): string => {
  const declared = getFields(kind)[field];
  return (declared && placeholderHint(declared)) ?? '';
};

/** The reason why a draft with this part is not stored. */
export function getPartError(kind: ContentKind, { field }: TextPart): string {
  const { errors } = websiteTexts.form;
  const { type } = getFields(kind)[field] ?? {};
  return errors[type === 'link' || type === 'slug' ? type : 'text'];
}

/** The description of one of the site's pictures. */
export function describePicture(folder: keyof typeof pictureTexts, name: string): string {
  const words: Readonly<Record<string, string>> = pictureTexts[folder];
  return words[name] ?? name;
}

const namedPicture = (folder: keyof typeof pictureTexts, value: string): string =>
  isMediaId(value) ? websiteTexts.form.uploaded(value.slice(0, 8)) : describePicture(folder, value);

/** A field's value for display. */
export function formatValue(kind: ContentKind, field: string, value: string): string {
  const declared = getFields(kind)[field];
  if (declared?.type === 'choice') return getFieldLabels(kind, field).options?.[value] ?? value;
  if (declared?.type === 'rich') return readableText(value);
  if (declared?.type === 'picture' && value !== '') return namedPicture(declared.folder, value);
  if (declared?.type === 'date' || declared?.type === 'moment') return dayWords(value) ?? value;
  return value;
}

/** The values are Innsbruck's local time, so they are formatted as if they were UTC. */
const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat(locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Formats a day, or a minute in Innsbruck's time; undefined for anything else. */
function dayWords(value: string): string | undefined {
  const time = new Date(`${value.length > 10 ? value : `${value}T00:00`}Z`);
  if (Number.isNaN(time.getTime())) return undefined;
  return (value.length > 10 ? moments : days).format(time);
}

/** A hint about content that is outdated: a programme that is over, a message older than a year. */
export function getReminder(kind: ContentKind, entry: StoredEntry, now: Date): string | undefined {
  const minute = innsbruckMinute(now);
  const text = getText(entry);
  if (kind === 'programs') {
    const end = getPart(text, { field: 'end' });
    const day = dayWords(end.slice(0, 10));
    return day && end < minute ? websiteTexts.list.over(day) : undefined;
  }
  if (kind !== 'messages') return undefined;
  const date = getPart(text, { field: 'date' });
  const day = dayWords(date);
  const lastYear = `${Number(minute.slice(0, 4)) - 1}${minute.slice(4, 10)}`;
  return day && date < lastYear ? websiteTexts.list.old(day) : undefined;
}

/** Whether visitors see an entry's current text. */
export function getEntryState({
  draft,
  published,
}: StoredEntry): 'published' | 'changed' | 'draft' {
  if (!published) return 'draft';
  return draft ? 'changed' : 'published';
}
