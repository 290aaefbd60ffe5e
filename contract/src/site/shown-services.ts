import { church } from './church';
import { readLanguage } from './languages';
import type { Language } from './languages';

/** A service as pages tell of it (SPEC 2.3). */
export interface ShownService {
  readonly name: string;
  readonly time: string;
  /** Of these words, where it is another than the page's. */
  readonly language?: Language | undefined;
}

let provided: readonly ShownService[] | undefined;

/** Says what `shownServices` answers: in the assembly before pages are rendered, and to a page whose content names them. */
export function provideServices(services: readonly ShownService[]): void {
  provided = services.length > 0 ? services : undefined;
}

/**
 * The services that the site tells of. Each page's footer does, so a script reads them there: what it takes over says the
 * same, and no page carries them twice. Where there is no footer yet they are what the site came with.
 */
export function shownServices(): readonly ShownService[] {
  provided ??= readFooter();
  return provided ?? church.serviceTimes;
}

/** As much of the browser's document as is read here: this package is also the server's. */
interface PagePart {
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): PagePart | null;
}

function readFooter(): readonly ShownService[] | undefined {
  const { document } = globalThis as {
    readonly document?: { querySelectorAll(selector: string): Iterable<PagePart> };
  };
  if (!document) return undefined;
  const services = [...document.querySelectorAll('body footer dl > div')].map((part) => ({
    name: part.querySelector('dt')?.textContent ?? '',
    time: part.querySelector('dd')?.textContent ?? '',
    language: readLanguage(part.getAttribute('lang')),
  }));
  return services.length > 0 ? services : undefined;
}
