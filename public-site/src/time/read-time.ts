import { months } from 'contract/calendar';

/** What a calendar and a clock show. */
export interface ShownTime {
  readonly day: number;
  /** In full, in the page's language. */
  readonly month: string;
  readonly year: string;
  /** From 0 to 23; NaN where there is a date alone. */
  readonly hour: number;
  readonly minute: string;
}

/** @param time in ISO 8601, a date alone or with a time: it is read as it is written, by the clock of its own zone */
export function readTime(time: string): ShownTime {
  const [year = '', month = '', day = '', hour = '', minute = ''] = time.split(/[-T:]/);
  return {
    day: Number(day),
    month: months[Number(month) - 1] ?? '',
    year,
    hour: Number(hour || NaN),
    minute,
  };
}
