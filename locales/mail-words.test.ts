import { mailWords } from 'contract/content/mail-words.texts';
import { findMissing, findWrong } from 'contract/content-entry';
import { fieldsOf } from 'contract/content-kinds';
import { mailKindNames, mailsOfKind } from 'contract/mail-kinds';
import { mailWords as german } from './de/contract/content/mail-words.texts';

/** What the site starts with is entries that staff could publish. */
it.each(mailKindNames)('has texts of %s in every language that fit their fields', (kind) => {
  const texts = mailsOfKind[kind].flatMap((name) => [
    [`${name}Subject`, { en: mailWords[name].subject, de: german[name].subject }] as const,
    [name, { en: mailWords[name].text.join('\n'), de: german[name].text.join('\n') }] as const,
  ]);
  const text = { values: Object.fromEntries(texts), shownInEnglish: [] };
  expect(findMissing(kind, text)).toEqual([]);
  expect(findWrong(kind, text)).toEqual([]);
  for (const [name, { en, de }] of texts) {
    const field = fieldsOf(kind)[name];
    const longest = field && 'maxLength' in field ? field.maxLength : 0;
    expect(Math.max(en.length, de.length)).toBeLessThanOrEqual(longest);
  }
});
