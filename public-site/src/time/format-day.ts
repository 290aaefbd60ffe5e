import { writeDay } from 'contract/calendar';
import { readTime } from './read-time';

/** A day in words: `2025-08-24` is `24 August 2025`. Of a time in UTC, the day in UTC. */
export const formatDay = (time: string): string => writeDay(readTime(time));
