import { inLanguage } from 'contract/content-entry';
import type { ContentSnapshot } from 'contract/content-entry';
import { readSnapshot } from 'contract/content-snapshot';
import { firstLanguage } from 'contract/languages';
import type { ServiceStart } from 'contract/service-starts';
import { readServiceStart } from 'contract/service-starts';

/**
 * When services are, as a set of pages tells it; undefined where it does not tell of any: they are those that the site came
 * with.
 * @param text of the set's snapshot, if it has one
 */
export function readServiceStarts(text: string | undefined): readonly ServiceStart[] | undefined {
  if (text === undefined) return undefined;
  // The rest of a snapshot takes long to read, and what does not fit is not shown either (tooling/src/render).
  const { services: found = [] } = JSON.parse(text) as { readonly services?: unknown };
  const read = readSnapshot(JSON.stringify({ services: found }), () => undefined);
  return serviceStartsIn(read);
}

/** When services are, as a snapshot tells it; undefined where it does not tell of any. */
export function serviceStartsIn(snapshot: ContentSnapshot): readonly ServiceStart[] | undefined {
  const services = inLanguage(snapshot, 'services', firstLanguage);
  return services.length === 0 ? undefined : services.map(readServiceStart);
}
