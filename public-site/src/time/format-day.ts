import { writeDay } from 'contract/calendar';
import { readTime } from './read-time';

/** Formats a day: `2025-08-24` becomes `24 August 2025`. For a UTC time it is the UTC day. */
export const formatDay = (time: string): string => writeDay(readTime(time));
