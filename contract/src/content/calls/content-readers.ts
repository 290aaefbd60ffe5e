import { languageCodes, readLanguage } from '../../site/languages';
import type { Language } from '../../site/languages';
import {
  anyText,
  isObject,
  listReader,
  objectReader,
  sentence,
  wholeNumber,
} from '../../wire/answer-reader';
import type { AnswerReader } from '../../wire/answer-reader';
import type {
  EditConflict,
  ContentCount,
  ContentOverview,
  EntryHistory,
  EntryVersion,
  IncompleteEntry,
  SiteProgress,
  StoredEntries,
  StoredEntry,
} from './content-api';
import type { ContentText, MissingText, Translations, WrongValue } from '../content-entry';
import { contentKindNames, getFields, isTranslated } from '../kinds/content-kinds';
import type { ContentKind } from '../kinds/content-kinds';
import { plannedActions, planReasons, planStates } from './entry-plan';
import type { EntryPlan, PlanTrouble } from './entry-plan';

/** The parsers of the responses about the site's content (contract/content-api). */

const language: AnswerReader<Language> = readLanguage;

/** Parses the named properties of an object and leaves out those that are invalid. */
function partsOf<Value>(
  value: unknown,
  names: readonly string[],
  readPart: (name: string) => AnswerReader<Value>,
): Readonly<Record<string, Value>> | undefined {
  if (!isObject(value)) return undefined;
  const parts = names.flatMap((name) => {
    const part = Object.hasOwn(value, name) ? readPart(name)(value[name]) : undefined;
    return part === undefined ? [] : [[name, part] as const];
  });
  return Object.fromEntries(parts);
}

const translations: AnswerReader<Translations> = (value) =>
  partsOf(value, languageCodes, () => anyText);

/** Leaves out fields that this release does not know. */
const textOf = (kind: ContentKind): AnswerReader<ContentText> => {
  const fields = getFields(kind);
  const readField = (name: string): AnswerReader<string | Translations> => {
    const field = fields[name];
    return field && isTranslated(field) ? translations : anyText;
  };
  return objectReader<ContentText>({
    values: (value) => partsOf(value, Object.keys(fields), readField),
    shownInEnglish: listReader(language),
  });
};

const deed: AnswerReader<EntryVersion['deed']> = (value) =>
  (['published', 'taken-down'] as const).find((one) => one === value);

type OptionalOfEntry = 'plans' | 'taken' | 'draft' | 'published' | 'changedBy' | 'changedByName';
type OptionalOfVersion = 'by' | 'byName';
type OptionalOfPlan = 'reason' | 'at' | 'by' | 'byName' | 'text';
type Optional<Value, Names extends keyof Value> = Required<Pick<Value, Names>>;

const oneOf =
  <Word extends string>(words: readonly Word[]): AnswerReader<Word> =>
  (value) =>
    words.find((word) => word === value);

const planOf = (text: AnswerReader<ContentText>) =>
  objectReader<Omit<EntryPlan, OptionalOfPlan>, Optional<EntryPlan, OptionalOfPlan>>(
    { deed: oneOf(plannedActions), due: anyText, state: oneOf(planStates) },
    { reason: oneOf(planReasons), at: anyText, by: sentence, byName: sentence, text },
  );

function readersOf(kind: ContentKind) {
  const text = textOf(kind);
  const entry = objectReader<
    Omit<StoredEntry, OptionalOfEntry>,
    Optional<StoredEntry, OptionalOfEntry>
  >(
    { id: sentence, revision: wholeNumber, changedAt: anyText },
    {
      draft: text,
      published: text,
      plans: listReader(planOf(text)),
      changedBy: sentence,
      changedByName: sentence,
      taken: wholeNumber,
    },
  );
  const version = objectReader<
    Omit<EntryVersion, OptionalOfVersion>,
    Optional<EntryVersion, OptionalOfVersion>
  >({ number: wholeNumber, deed, at: anyText, text }, { by: sentence, byName: sentence });
  return {
    text,
    entry,
    entries: objectReader<StoredEntries>({ entries: listReader(entry) }),
    history: objectReader<EntryHistory>({ versions: listReader(version) }),
    changedMeanwhile: objectReader<EditConflict>({ entry }),
  };
}

/** The parsers of each kind's responses. */
export const contentReaders = Object.fromEntries(
  contentKindNames.map((kind) => [kind, readersOf(kind)]),
) as Readonly<Record<ContentKind, ReturnType<typeof readersOf>>>;

const missingText = objectReader<Pick<MissingText, 'field'>, Optional<MissingText, 'language'>>(
  { field: sentence },
  { language },
);

const wrongCodes = [
  ...(['before', 'taken', 'reserved', 'iban', 'bic', 'clock', 'weeks', 'minutes'] as const),
  ...(['phone', 'email', 'country', 'places'] as const),
  ...(['no-file', 'file-not-ready', 'placeholders', 'foreign-link'] as const),
] as const;

const wrongParts = objectReader<
  { field: string; code: WrongValue['code'] },
  { other: string; language: Language }
>(
  { field: sentence, code: (value) => wrongCodes.find((code) => code === value) },
  { other: sentence, language },
);

const wrongValue: AnswerReader<WrongValue> = (value) => {
  const { field, code, other, language: named } = wrongParts(value) ?? {};
  if (field === undefined || code === undefined) return undefined;
  if (
    code === 'no-file' ||
    code === 'file-not-ready' ||
    code === 'placeholders' ||
    code === 'foreign-link'
  )
    return { field, code, ...(named && { language: named }) };
  if (code !== 'before') return { field, code };
  return other === undefined ? undefined : { field, code, other };
};

export const readIncompleteEntry = objectReader<IncompleteEntry>({
  missing: listReader(missingText),
  wrong: listReader(wrongValue),
});

const siteStates = ['shown', 'under-way', 'failed', 'absent'] as const;

const siteState: AnswerReader<SiteProgress['state']> = (value) =>
  siteStates.find((one) => one === value);

const count = objectReader<ContentCount>({ published: wholeNumber, drafts: wholeNumber });

/** A server of another release may have other kinds: those that it does not name count as empty. */
const counts: AnswerReader<ContentOverview['kinds']> = (value) =>
  partsOf(value, contentKindNames, () => count);

const trouble = objectReader<PlanTrouble>({
  kind: oneOf(contentKindNames),
  id: sentence,
  deed: oneOf(plannedActions),
  state: oneOf(['overdue', 'late', 'failed']),
});

export const readContentOverview = objectReader<
  Omit<ContentOverview, 'troubles'>,
  Optional<ContentOverview, 'troubles'>
>(
  { kinds: counts, site: objectReader<SiteProgress>({ state: siteState, since: anyText }) },
  { troubles: listReader(trouble) },
);
