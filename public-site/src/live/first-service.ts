import { shownServices } from 'contract/shown-services';

/** A text that is true on any day, because a prerendered page may be days old: `Sunday Worship 10:00 AM`. */
export function describeFirstService(): string {
  const [service] = shownServices();
  return service ? `${service.name} ${service.time}` : '';
}
