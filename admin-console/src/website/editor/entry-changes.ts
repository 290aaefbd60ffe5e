import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import { firstLanguage, languageCodes, languageNames } from 'contract/languages';
import type { Language } from 'contract/languages';
import { partName, getParts, getPart, withPart } from '../entry-text';
import { getPartLabel, formatValue } from '../entry-labels';
import { entryTexts } from '../entry.texts';

export interface TextChange {
  /** Unique among the entry's changes. */
  readonly name: string;
  readonly label: string;
  /** '' if there is no value. */
  readonly before: string;
  readonly after: string;
  /** The language of the texts of a translated field. */
  readonly language?: Language;
  /** Copies this value from `other` to a version. */
  readonly put: (text: ContentText, other: ContentText) => ContentText;
}

/** The fields in which two versions differ, in the form's order. */
export function getChangedParts(
  kind: ContentKind,
  before: ContentText,
  after: ContentText,
): readonly TextChange[] {
  const fields = getParts(kind).map((part) => ({
    name: partName(part),
    label: getPartLabel(kind, part),
    before: formatValue(kind, part.field, getPart(before, part).trim()),
    after: formatValue(kind, part.field, getPart(after, part).trim()),
    ...(part.language && { language: part.language }),
    put: (text: ContentText, other: ContentText) => withPart(text, part, getPart(other, part)),
  }));
  return [...englishChoices(before, after), ...fields].filter((one) => one.before !== one.after);
}

const englishChoices = (before: ContentText, after: ContentText): readonly TextChange[] =>
  languageCodes
    .filter((language) => language !== firstLanguage)
    .map((language) => ({
      name: `shown-in-english-${language}`,
      label: entryTexts.history.inEnglish(languageNames[language]),
      before: yesOrNo(before, language),
      after: yesOrNo(after, language),
      put: (text, { shownInEnglish }) => {
        const others = text.shownInEnglish.filter((one) => one !== language);
        const isShown = shownInEnglish.includes(language);
        return { ...text, shownInEnglish: isShown ? [...others, language] : others };
      },
    }));

const yesOrNo = ({ shownInEnglish }: ContentText, language: Language) =>
  shownInEnglish.includes(language) ? entryTexts.history.yes : entryTexts.history.no;
