import type { Language } from 'shared-ui/language';
import { readTime } from './read-time';

/** A day in words: `2025-08-24` is `24 August 2025`. Of a time in UTC, the day in UTC. */
export function formatDay(time: string, language: Language): string {
  const { day, month, year } = readTime(time, language);
  return `${day}${language === 'de' ? '.' : ''} ${month} ${year}`;
}
