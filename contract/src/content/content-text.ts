import { languageCodes } from '../site/languages';
import { isObject } from '../wire/answer-reader';
import { getMaxLength } from './calls/content-api';
import type { ContentText, ContentValues, Translations } from './content-entry';
import { getFields, isTranslated, getOptions } from './kinds/content-kinds';
import type { ContentKind } from './kinds/content-kinds';
import type { ContentField } from './kinds/kind-declaration';
import { draftFormats } from './draft-formats';
import { tidyRichText } from './rich-text/rich-text';

/**
 * A text with its keys in the order of their declaration, and without what is empty: what `JSON.stringify` makes of it
 * tells whether two texts are the same.
 */
export function orderText(kind: ContentKind, { values, shownInEnglish }: ContentText): ContentText {
  const ordered = Object.entries(getFields(kind)).flatMap(([name, field]) => {
    const value = orderValue(field, ownValue(values, name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    values: Object.fromEntries(ordered),
    shownInEnglish: languageCodes.filter((language) => shownInEnglish.includes(language)),
  };
}

function orderValue(field: ContentField, value: unknown): ContentValues[string] | undefined {
  if (!isTranslated(field)) return typeof value === 'string' && value ? value : undefined;
  if (!isObject(value)) return undefined;
  const texts = languageCodes.flatMap((language) => {
    const text = ownValue(value, language);
    return typeof text === 'string' && text ? [[language, text] as const] : [];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

/** The same text as it is published: without space around what it says, and each line break as one character. */
export function tidyText(kind: ContentKind, { values, shownInEnglish }: ContentText): ContentText {
  const fields = getFields(kind);
  const tidied = Object.entries(values).map(([name, value]) => {
    const tidy = fields[name]?.type === 'rich' ? tidyRichText : tidyPlainText;
    return [name, typeof value === 'string' ? tidy(value) : tidyEach(value, tidy)] as const;
  });
  return orderText(kind, {
    values: Object.fromEntries(tidied),
    shownInEnglish,
  });
}

const tidyEach = (texts: Translations, tidy: (text: string) => string): Translations =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, tidy(text)]));

const tidyPlainText = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** What is said of a text that was stored, where it cannot be shown. */
export class UnfitText extends Error {
  override readonly name = 'UnfitText';
}

/**
 * Reads a text that was stored, by this release or another: fields and languages that this one does not know are passed
 * over. Throws UnfitText for a value that a draft could not have, unless such are to be left out.
 *
 * @param leaveOut is told the field of each that is left out
 */
export function readText(
  kind: ContentKind,
  stored: unknown,
  leaveOut?: (field: string) => void,
): ContentText {
  const { values, shownInEnglish } = isObject(stored) ? stored : {};
  if (!isObject(values) || !Array.isArray(shownInEnglish)) throw new UnfitText('it is no text');
  const unfit = Object.entries(getFields(kind)).flatMap(([name, field]) => {
    const value = ownValue(values, name);
    return value === undefined || isFit(field, value) ? [] : [name];
  });
  const [first] = unfit;
  if (first !== undefined && !leaveOut) throw new UnfitText(`${first} does not fit`);
  unfit.forEach((name) => leaveOut?.(name));
  const fitting = Object.entries(values).filter(([name]) => !unfit.includes(name));
  return orderText(kind, {
    values: Object.fromEntries(fitting) as ContentValues,
    shownInEnglish: languageCodes.filter((code) => code !== 'en' && shownInEnglish.includes(code)),
  });
}

function isFit(field: ContentField, value: unknown): boolean {
  if (!isTranslated(field)) return isFitText(field, value);
  if (!isObject(value)) return false;
  return languageCodes.every((language) => {
    const text = ownValue(value, language);
    return text === undefined || isFitText(field, text);
  });
}

/** Says in code what `contentTextSchema` says as JSON Schema (api/src/content/hostile-content.full.test.ts holds the two together). */
function isFitText(field: ContentField, text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const options = getOptions(field);
  if (options) return text === '' || options.includes(text);
  if (field.type === 'choice') return false;
  return text.length <= getMaxLength(field) && draftFormats[`draft-${field.type}`](text);
}

const ownValue = (object: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;
