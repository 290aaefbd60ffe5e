import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { VersionFacts } from 'contract/site-state';
import { readBuildRecord } from '../build-record.ts';
import type { BuildRecord } from '../build-record.ts';
import { browserPackages } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

/** The builds of a site: files for browsers, and server builds with the build's record, which are never served. */
export class ReleaseFiles {
  readonly #site: string;

  constructor(site: string) {
    this.#site = site;
  }

  /** Folder of a version's files for browsers. */
  assets(name: BrowserPackage, version: string): string {
    return join(this.#site, 'assets', name, version);
  }

  /** Folder of a version's server builds and its record. */
  servers(name: BrowserPackage, version: string): string {
    return join(this.#site, 'releases', name, version);
  }

  /** Adds a build under a name that is never reused. Source maps stay with the build. */
  add(buildFolder: string): void {
    const { name, version } = readBuildRecord(buildFolder);
    const add = (from: string, to: string) => {
      const isKept = (file: string) => !file.endsWith('.map');
      if (existsSync(from) && !existsSync(to))
        cpSync(from, to, { recursive: true, filter: isKept });
    };
    add(join(buildFolder, 'client'), this.assets(name, version));
    for (const part of ['server', 'service-worker', 'build.json']) {
      add(join(buildFolder, part), join(this.servers(name, version), part));
    }
  }

  /** @param keptOf versions of a package that stay */
  removeOthers(keptOf: (name: BrowserPackage) => readonly string[]): void {
    for (const name of browserPackages) {
      const kept = keptOf(name);
      for (const kind of ['assets', 'releases']) {
        const versions = join(this.#site, kind, name);
        mkdirSync(versions, { recursive: true });
        for (const version of readdirSync(versions).filter((one) => !kept.includes(one))) {
          rmSync(join(versions, version), { recursive: true });
        }
      }
    }
  }
}

/** Reads what the console shows of a build. */
export function readFacts({ contract, entry }: BuildRecord, buildFolder: string): VersionFacts {
  const script = join(buildFolder, 'client', entry);
  const compressed = `${script}.br`;
  const entryBytes = existsSync(compressed)
    ? statSync(compressed).size
    : brotliCompressSync(readFileSync(script)).length;
  return { contract, entryBytes };
}
