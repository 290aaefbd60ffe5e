import { getInnsbruckUtcOffset } from './innsbruck-clock';
import { isHeldOn, getMinutes, readServiceStart, defaultServiceMinutes } from './service-starts';
import type { HeldService, ServiceStart } from './service-starts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Encodes the start and duration of a service for an attribute in the page: `5 22:00 420 1,2,3`, or `0 10:00` for most.
 */
export function encodeService(service: HeldService): string {
  const { weekday, clock, weeks } = readServiceStart(service);
  const minutes = getMinutes(service);
  const rest = weeks ? [minutes, weeks] : minutes === defaultServiceMinutes ? [] : [minutes];
  return [weekday, clock, ...rest].join(' ');
}

/** Parses what `encodeService` encoded. */
export function decodeService(held: string): ServiceStart & { readonly minutes: number } {
  const [weekday, clock = '', minutes, weeks] = held.split(' ');
  const start = {
    weekday: Number(weekday),
    clock,
    minutes: Number(minutes ?? defaultServiceMinutes),
  };
  return weeks ? { ...start, weeks: weeks.split(',').map(Number) } : start;
}

/**
 * The service that is taking place, in any time zone of the visitor; undefined if there is none.
 * @param now in milliseconds
 */
export const findLiveService = <Service extends { readonly held?: string | undefined }>(
  now: number,
  services: readonly Service[],
): Service | undefined =>
  services.find(({ held }) => held !== undefined && isLive(now, decodeService(held)));

/** A service that began yesterday may still go on. */
const isLive = (now: number, service: ReturnType<typeof decodeService>): boolean =>
  [0, day].some((ago) => {
    const date = new Date(now + getInnsbruckUtcOffset(now) * hour - ago);
    const start = Date.parse(`${date.toISOString().slice(0, 10)}T${service.clock}Z`);
    // In the repeated hour in autumn the first occurrence is meant.
    const begun = start - getInnsbruckUtcOffset(start - 2 * hour) * hour;
    const isOn = isHeldOn(service, date);
    return isOn && begun <= now && now < begun + service.minutes * 60_000;
  });
