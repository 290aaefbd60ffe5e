import type { ContentKind } from 'contract/content-kinds';
import type { IncompleteEntry } from 'contract/stored-entry';
import { describeExcess } from 'contract/records/too-long.texts';
import type { EntryState } from '../store/entry-store';
import { countExcessCharacters, findInvalidParts, partName } from '../entry-text';
import type { TextPart } from '../entry-text';
import { getPartError, describeWrongValue } from '../entry-labels';
import { entryTexts } from '../entry.texts';

/**
 * Returns a function for the error message of a part.
 * @param lacks the reasons against publishing, once the user has tried to
 */
export function makeGetPartError(
  kind: ContentKind,
  state: EntryState,
  lacks: IncompleteEntry | undefined,
): (part: TextPart) => string | undefined {
  const { saving, text } = state;
  const faulty = saving.is === 'faulty' ? findInvalidParts(kind, text).map(partName) : [];
  const lacking = lacks?.missing.map(partName) ?? [];
  const issues = saving.is === 'refused' ? saving.issues : [];
  return (part) => {
    const name = partName(part);
    const excess = countExcessCharacters(kind, text, part);
    if (excess > 0) return describeExcess(excess);
    if (faulty.includes(name)) return getPartError(kind, part);
    const issue = issues.find(({ path }) => isAbout(path, part));
    if (issue) return issue.message;
    const wrong = lacks?.wrong.find((one) => partName(one) === name);
    if (wrong) return describeWrongValue(kind, wrong);
    return lacking.includes(name) ? entryTexts.missing.message : undefined;
  };
}

/** The api's path is `draft.values.title.en`, or without a language if the field itself is wrong. */
function isAbout(path: string, { field, language }: TextPart): boolean {
  const steps = path.split(/[./]/);
  const after = steps.slice(steps.indexOf(field) + 1);
  if (!steps.includes(field)) return false;
  return language === undefined || after.length === 0 || after.includes(language);
}
