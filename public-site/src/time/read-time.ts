import { months } from 'contract/calendar';

/** The parts of a date and a time. */
export interface ShownTime {
  readonly day: number;
  /** Full name in the page's language. */
  readonly month: string;
  readonly year: string;
  /** From 0 to 23; NaN for a date without a time. */
  readonly hour: number;
  readonly minute: string;
}

/** @param time ISO 8601, with or without a time; its own offset is kept */
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
