import { hoursAhead } from './innsbruck-clock';
import { isHeldOn, getMinutes, readServiceStart, usualMinutes } from './service-starts';
import type { HeldService, ServiceStart } from './service-starts';

const hour = 3_600_000;
const day = 24 * hour;

/** When a service is held and how long it takes, as a page has room for it: `5 22:00 420 1,2,3`, or `0 10:00` of most. */
export function writeHeld(service: HeldService): string {
  const { weekday, clock, weeks } = readServiceStart(service);
  const minutes = getMinutes(service);
  const rest = weeks ? [minutes, weeks] : minutes === usualMinutes ? [] : [minutes];
  return [weekday, clock, ...rest].join(' ');
}

/** Likewise, read again. */
export function readHeld(held: string): ServiceStart & { readonly minutes: number } {
  const [weekday, clock = '', minutes, weeks] = held.split(' ');
  const start = { weekday: Number(weekday), clock, minutes: Number(minutes ?? usualMinutes) };
  return weeks ? { ...start, weeks: weeks.split(',').map(Number) } : start;
}

/**
 * Of services the one that is held at a moment, wherever it is asked from; undefined where none is.
 * @param now in milliseconds
 */
export const findLiveService = <Service extends { readonly held?: string | undefined }>(
  now: number,
  services: readonly Service[],
): Service | undefined =>
  services.find(({ held }) => held !== undefined && isLive(now, readHeld(held)));

/** One that began yesterday may still go on. */
const isLive = (now: number, service: ReturnType<typeof readHeld>): boolean =>
  [0, day].some((ago) => {
    const date = new Date(now + hoursAhead(now) * hour - ago);
    const start = Date.parse(`${date.toISOString().slice(0, 10)}T${service.clock}Z`);
    // Of an hour that comes twice, the first is meant.
    const begun = start - hoursAhead(start - 2 * hour) * hour;
    const isOn = isHeldOn(service, date);
    return isOn && begun <= now && now < begun + service.minutes * 60_000;
  });
