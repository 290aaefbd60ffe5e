import { localText } from 'contract/content-entry';
import { readHelpLines } from 'contract/help-lines';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { Database } from '../storage/database';
import { getPublishedTexts } from './mail-texts/mail-text';

/** Gets the published help lines as the end of an email, in English if staff show that; '' if there are none. */
export async function loadHelpLines(database: Database, language: Language): Promise<string> {
  const text = await getPublishedTexts(database, 'help-lines');
  if (text === undefined) return '';
  const told = text.shownInEnglish.includes(language) ? firstLanguage : language;
  const [intro = '', lines = ''] = ['intro', 'lines'].map((field) =>
    localText(text.values[field], told),
  );
  const numbers = readHelpLines(lines);
  if (numbers.length === 0) return '';
  return [
    intro,
    ...numbers.map(({ country, number, who }) => `${country}: ${number}, ${who}`),
  ].join('\n');
}
