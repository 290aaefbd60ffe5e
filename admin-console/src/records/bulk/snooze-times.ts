import { daysAfter, toInnsbruckDay, toMonday } from 'contract/innsbruck-day';
import { innsbruckMoment } from 'contract/innsbruck-moment';

const [morning, evening] = ['08:00', '18:00'];

/** The days and hours until which a record can be put off. */
export type SnoozeName = 'evening' | 'tomorrow' | 'monday' | 'week';

export interface SnoozeTime {
  readonly name: SnoozeName;
  readonly until: Date;
}

/** The offered times, which are Innsbruck's, earliest first. What is over, or the same as another one, is left out. */
export function snoozeTimes(now: Date): SnoozeTime[] {
  const today = toInnsbruckDay(now);
  const times = [
    { name: 'evening', until: innsbruckMoment(`${today}T${evening}`) },
    { name: 'tomorrow', until: morningOf(daysAfter(today, 1)) },
    { name: 'monday', until: morningOf(daysAfter(toMonday(today), 7)) },
    { name: 'week', until: morningOf(onWorkday(daysAfter(today, 7))) },
  ] as const;
  return times.flatMap(({ name, until }, place) => {
    const isTwice = times.slice(0, place).some((one) => one.until?.getTime() === until?.getTime());
    return until && until > now && !isTwice ? [{ name, until }] : [];
  });
}

/** The morning of a chosen day (YYYY-MM-DD); undefined if the day is none, or not after today. */
export function snoozeDay(chosen: string, now: Date): Date | undefined {
  const until = morningOf(chosen);
  return until && chosen > toInnsbruckDay(now) ? until : undefined;
}

/** The day after today in Innsbruck, YYYY-MM-DD. */
export const tomorrow = (now: Date): string => daysAfter(toInnsbruckDay(now), 1);

/** The Monday after a day of the weekend, else the day. */
const onWorkday = (day: string) =>
  day < daysAfter(toMonday(day), 5) ? day : daysAfter(toMonday(day), 7);

const morningOf = (date: string) => innsbruckMoment(`${date}T${morning}`);
