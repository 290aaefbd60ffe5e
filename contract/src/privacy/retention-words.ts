import type { Retention } from './processing';
import { processingWords } from './processing.texts';

/** Describes a retention in the page's language: `one year after it has been dealt with`. */
export const retentionWords = ({ from, days }: Retention): string =>
  processingWords.retention[from](durationWords(days));

/** In years if the days are whole years, with or without leap days. */
function durationWords(days: number): string {
  const years = Math.floor(days / 365);
  const isWhole = years > 0 && days % 365 <= Math.ceil(years / 4);
  return isWhole ? processingWords.years(years) : processingWords.days(days);
}
