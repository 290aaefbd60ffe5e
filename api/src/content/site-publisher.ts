import type { SiteProgress } from 'contract/content-requests';

/** Updates the site to what is published. */
export interface SitePublisher {
  /** Call it after something was published or hidden. Returns at once; many calls cause one assembly. */
  wanted(): void;
  /** Gets the progress of the site, also after a publication by another process; it costs one indexed read. */
  ask(): Promise<SiteProgress>;
}

const since = new Date().toISOString();

/** The publisher of a server that is configured without a site. */
export const noSitePublisher: SitePublisher = {
  wanted: () => undefined,
  ask: async () => ({ state: 'absent', since }),
};
