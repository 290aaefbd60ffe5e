import type * as english from 'contract/records/too-long.texts';
import { locale } from '../site/language.texts';

export const describeExcess: typeof english.describeExcess = (excess) =>
  `${excess.toLocaleString(locale, { useGrouping: 'min2' })}\u00a0Zeichen zu viel.`;
