import { inLanguage } from 'contract/content-entry';
import type { ContentSnapshot } from 'contract/content-entry';
import { readSnapshot } from 'contract/content-snapshot';
import { firstLanguage } from 'contract/languages';
import type { ServiceStart } from 'contract/service-starts';
import { readServiceStart } from 'contract/service-starts';

/**
 * Reads the times of services from a set of pages; undefined if it has none, and those of the starter content apply.
 * @param text of the set's snapshot, if it has one
 */
export function readServiceStarts(text: string | undefined): readonly ServiceStart[] | undefined {
  if (text === undefined) return undefined;
  // Only services are parsed: the whole takes long, and invalid entries are not rendered either (tooling/src/render).
  const { services: found = [] } = JSON.parse(text) as { readonly services?: unknown };
  const read = readSnapshot(JSON.stringify({ services: found }), () => undefined);
  return serviceStartsIn(read);
}

/** Gets the times of services from a snapshot; undefined if it has none. */
export function serviceStartsIn(snapshot: ContentSnapshot): readonly ServiceStart[] | undefined {
  const services = inLanguage(snapshot, 'services', firstLanguage);
  return services.length === 0 ? undefined : services.map(readServiceStart);
}
