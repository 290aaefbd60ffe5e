import { church } from '../church';
import { readLanguage } from '../languages';
import type { Language } from '../languages';
import { encodeService } from './live-service';
import { shownPage } from '../page-part';
import type { HeldService } from './service-starts';

/** A service as pages show it (requirements 2.3). */
export interface ShownService {
  readonly name: string;
  readonly time: string;
  /** Language of the texts, if it differs from the page's. */
  readonly language?: Language | undefined;
  /** Its encoded time (contract/live-service); undefined in an older page without it. */
  readonly held?: string | undefined;
}

/** Bundlers replace `process.env.NODE_ENV` and drop the branches that do not apply. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Attribute of each service in the footer with its encoded time. */
export const heldAttribute = 'data-held';

let provided: readonly ShownService[] | undefined;

/** Sets what `shownServices` returns: when pages are prerendered, and on a page whose content names the services. */
export function provideServices(services: readonly ProvidedService[]): void {
  provided = services.length > 0 ? services.map(withHeld) : undefined;
}

type ProvidedService = ShownService & Partial<HeldService>;

const withHeld = ({ name, time, language, weekday, clock, ...held }: ProvidedService) => ({
  ...{ name, time, language },
  held: weekday && clock ? encodeService({ ...held, weekday, clock }) : held.held,
});

/**
 * The services as the site shows them. A script reads them from the footer, so that both always agree and no page
 * carries them twice. In watch mode and in tests, where there may be no footer yet, they are the starter content.
 */
export function shownServices(): readonly ShownService[] {
  provided ??= readFooter();
  if (process.env.NODE_ENV !== 'production' && !provided) return church.serviceTimes;
  return provided ?? [];
}

function readFooter(): readonly ShownService[] | undefined {
  const parts = shownPage()?.querySelectorAll('body footer dl > div') ?? [];
  const services = [...parts].map((part) => ({
    name: part.querySelector('dt')?.textContent ?? '',
    time: part.querySelector('dd')?.textContent ?? '',
    language: readLanguage(part.getAttribute('lang')),
    held: part.getAttribute(heldAttribute) ?? undefined,
  }));
  return services.length > 0 ? services : undefined;
}
