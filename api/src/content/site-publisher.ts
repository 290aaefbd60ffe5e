import type { SiteProgress } from 'contract/content-api';

/** Puts what is published on the site. */
export interface SitePublisher {
  /** Something was published or taken down. Returns at once; many calls are one assembly. */
  wanted(): void;
  progress(): SiteProgress;
}

const since = new Date().toISOString();

/** Of a server that has no site to put it on. */
export const noSitePublisher: SitePublisher = {
  wanted: () => undefined,
  progress: () => ({ state: 'absent', since }),
};
