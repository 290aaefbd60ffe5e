import { join } from 'node:path';
import { releasedPackages } from 'contract/site-state';
import type { ReleasedPackage } from 'contract/site-state';

export const repositoryRoot = join(import.meta.dirname, '../..');

/** The packages that browsers load are those that are released. */
export type BrowserPackage = ReleasedPackage;
export const browserPackages: readonly BrowserPackage[] = releasedPackages;

/** Ports in watch mode. The api uses 3100 there. */
export const devPorts: Readonly<Record<BrowserPackage, number>> = {
  shell: 3000,
  'public-site': 3001,
  'member-area': 3002,
  'admin-console': 3003,
};

export const devOrigin = (name: BrowserPackage): string => `http://127.0.0.1:${devPorts[name]}`;

export const devApiOrigin = 'http://127.0.0.1:3100';

/** Tells whether a package's pages are prerendered (decision 3). */
export const isRendered = (name: BrowserPackage): boolean => name !== 'admin-console';

/** Global variable that a remote's entry script sets: a package name is no JavaScript identifier. */
export const federationName = (name: BrowserPackage): string => name.replaceAll('-', '_');
