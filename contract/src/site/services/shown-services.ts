import { church } from '../church';
import { readLanguage } from '../languages';
import type { Language } from '../languages';
import { writeHeld } from './live-service';
import { shownPage } from '../page-part';
import type { HeldService } from './service-starts';

/** A service as pages tell of it (requirements 2.3). */
export interface ShownService {
  readonly name: string;
  readonly time: string;
  /** Of these words, where it is another than the page's. */
  readonly language?: Language | undefined;
  /** When it is held (contract/live-service); undefined in a page from before footers said it. */
  readonly held?: string | undefined;
}

/** Builds put what it is in its place, and leave out what is not for them. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Where each service of a footer says when it is held. */
export const heldAttribute = 'data-held';

let provided: readonly ShownService[] | undefined;

/**
 * Says what `shownServices` answers: in the assembly before pages are rendered, and to a page whose content names them.
 */
export function provideServices(services: readonly ProvidedService[]): void {
  provided = services.length > 0 ? services.map(withHeld) : undefined;
}

type ProvidedService = ShownService & Partial<HeldService>;

const withHeld = ({ name, time, language, weekday, clock, ...held }: ProvidedService) => ({
  ...{ name, time, language },
  held: weekday && clock ? writeHeld({ ...held, weekday, clock }) : held.held,
});

/**
 * The services that the site tells of. Each page's footer does, so a script reads them there: what it takes over says
 * the same, and no page carries them twice. In watch mode and in tests, where there may be no footer yet, they are what
 * the site came with.
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
