import { shownServices } from 'contract/shown-services';

/** What is true on every day, for a page that is read days after it was rendered: `Sunday Worship 10:00 AM`. */
export function describeFirstService(): string {
  const [service] = shownServices();
  return service ? `${service.name} ${service.time}` : '';
}
