import type { SiteProgress } from 'contract/content-api';

/** Puts what is published on the site. */
export interface SitePublisher {
  /** Something was published or taken down. Returns at once; many calls are one assembly. */
  wanted(): void;
  /** How far the site is, also with what another process has published; one indexed read. */
  ask(): Promise<SiteProgress>;
}

const since = new Date().toISOString();

/** Of a server that has no site to put it on. */
export const noSitePublisher: SitePublisher = {
  wanted: () => undefined,
  ask: async () => ({ state: 'absent', since }),
};
