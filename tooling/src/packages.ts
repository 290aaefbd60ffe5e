import { join } from 'node:path';
import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';

export const repositoryRoot = join(import.meta.dirname, '../..');

export type BrowserPackage = 'shell' | RemoteName;

export const browserPackages: readonly BrowserPackage[] = ['shell', ...remoteNames];

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
