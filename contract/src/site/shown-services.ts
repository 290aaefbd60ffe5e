import { church } from './church';
import { readLanguage } from './languages';
import type { Language } from './languages';
import { shownPage } from './page-part';

/** A service as pages tell of it (SPEC 2.3). */
export interface ShownService {
  readonly name: string;
  readonly time: string;
  /** Of these words, where it is another than the page's. */
  readonly language?: Language | undefined;
}

/** Builds put what it is in its place, and leave out what is not for them. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

let provided: readonly ShownService[] | undefined;

/** Says what `shownServices` answers: in the assembly before pages are rendered, and to a page whose content names them. */
export function provideServices(services: readonly ShownService[]): void {
  provided = services.length > 0 ? services : undefined;
}

/**
 * The services that the site tells of. Each page's footer does, so a script reads them there: what it takes over says the
 * same, and no page carries them twice. In watch mode and in tests, where there may be no footer yet, they are what the site
 * came with.
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
  }));
  return services.length > 0 ? services : undefined;
}
