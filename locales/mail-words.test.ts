import { mailWords } from 'contract/content/mail-words.texts';
import { findMissing, findWrong } from 'contract/content-entry';
import { getFields } from 'contract/content-kinds';
import { firstLanguage, languageCodes } from 'contract/languages';
import { mailKindNames, mailNamesByKind } from 'contract/mail-kinds';

type MailWords = typeof mailWords;

const wordsIn = async (code: string): Promise<MailWords> => {
  if (code === firstLanguage) return mailWords;
  const file = `./${code}/contract/content/mail-words.texts`;
  return ((await import(file)) as { mailWords: MailWords }).mailWords;
};

/** The initial texts become entries, so they must meet the same rules as those of staff. */
it.each(mailKindNames)('has texts of %s in every language that fit their fields', async (kind) => {
  const words = await Promise.all(languageCodes.map(wordsIn));
  const inEvery = (textIn: (words: MailWords) => string) =>
    Object.fromEntries(
      words.map((one, place) => [languageCodes[place] ?? '', textIn(one)] as const),
    );
  const texts = mailNamesByKind[kind].flatMap((name) => [
    [`${name}Subject`, inEvery((one) => one[name].subject)] as const,
    [name, inEvery((one) => one[name].text.join('\n'))] as const,
  ]);
  const text = { values: Object.fromEntries(texts), shownInEnglish: [] };
  expect(findMissing(kind, text)).toEqual([]);
  expect(findWrong(kind, text)).toEqual([]);
  for (const [name, said] of texts) {
    const field = getFields(kind)[name];
    const longest = field && 'maxLength' in field ? field.maxLength : 0;
    expect(Math.max(...Object.values(said).map(({ length }) => length))).toBeLessThanOrEqual(
      longest,
    );
  }
});
