import { months } from 'contract/calendar-words';
import type { Language } from 'shared-ui/language';

/** What a calendar and a clock show. */
export interface ShownTime {
  readonly day: string;
  /** In full. */
  readonly month: string;
  readonly year: string;
  /** From 0 to 23; NaN where there is a date alone. */
  readonly hour: number;
  readonly minute: string;
}

/** @param time in ISO 8601, a date alone or with a time: it is read as it is written, by the clock of its own zone */
export function readTime(time: string, language: Language): ShownTime {
  const [year = '', month = '', day = '', hour = '', minute = ''] = time.split(/[-T:]/);
  return {
    day: String(Number(day)),
    month: months[language][Number(month) - 1] ?? '',
    year,
    hour: Number(hour || NaN),
    minute,
  };
}
