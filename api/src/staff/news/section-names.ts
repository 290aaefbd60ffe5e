import type { Language } from 'contract/languages';
import * as processingTexts from 'contract/privacy/processing.texts';
import type { RecordKind } from 'contract/review';
import { inEveryLanguage } from '../../mail/in-every-language';
import * as english from './staff-news.texts';

export const staffNewsTextsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/staff/news/staff-news.texts.ts`),
);
const kindsIn = inEveryLanguage(
  processingTexts,
  (code) => import(`../../../../locales/${code}/contract/privacy/processing.texts.ts`),
);

/** Names sections as mails to staff do. */
export async function sectionNamesIn(language: Language): Promise<(kind: RecordKind) => string> {
  const { profiles } = (await staffNewsTextsIn(language)).staffNewsTexts;
  const { kinds } = (await kindsIn(language)).processingWords;
  return (kind) => (kind === 'profiles' ? profiles : kinds[kind]);
}
