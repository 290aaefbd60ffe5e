/**
 * Whether the day of an event has passed where it takes place.
 *
 * @param end in ISO 8601 with that place's offset: `2025-09-13T16:00:00+02:00`
 */
export function isOver(end: string, now: Date): boolean {
  const [day, offset] = [end.slice(0, 10), end.slice(19)];
  return now.getTime() >= Date.parse(`${day}T24:00:00${offset}`);
}
