import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Language } from 'contract/languages';
import type { VersionFacts } from 'contract/site-state';
import { readBuildRecord, speaks } from '../build-record.ts';
import type { BuildRecord } from '../build-record.ts';
import { isIntact } from '../federation/integrity.ts';
import { getLanguageFolder } from '../locales/locale-file.ts';
import { browserPackages } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

/** Path in a build of the shell. */
const serviceWorker = 'service-worker/service-worker.js';

/** File among the assets that an upgrade of the archive brought for pages that are open (tooling/archive/upgrade.mjs). */
const upgradeMark = '.before-upgrade';

/** The form of a version, as the server has it (`releasedVersion` of contract). */
const versionPattern = /^[0-9a-z][0-9a-z-]{0,39}$/;

/** The builds of a site: files for browsers, and server builds with the build's record, which are never served. */
export class ReleaseFiles {
  readonly #site: string;
  readonly #records = new Map<string, BuildRecord>();

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

  /** Reads the record of a release once, because every page asks for it and it never changes. */
  readonly recordOf = (name: BrowserPackage, version: string): BuildRecord => {
    const folder = this.servers(name, version);
    const record = this.#records.get(folder) ?? readBuildRecord(folder);
    this.#records.set(folder, record);
    return record;
  };

  /** The server build of a release, in a language that the release has. */
  serverBuild(record: BuildRecord, language: Language): string {
    const folder = speaks(record, language) ? getLanguageFolder(language) : '';
    return join(this.servers(record.name, record.version), 'server', folder, 'index.cjs');
  }

  /**
   * Reads a release's browser file as text.
   * @throws Error when it differs from the build
   */
  readClientFile({ name, version, integrity }: BuildRecord, file: string): string {
    const content = readFileSync(join(this.assets(name, version), file));
    if (isIntact(content, integrity[file])) return content.toString();
    throw new Error(`${file} of ${name} ${version} is not what was built.`);
  }

  /** The script of a shell's service worker; undefined for a release from before there was one. */
  readServiceWorker(version: string): string | undefined {
    const file = join(this.servers('shell', version), serviceWorker);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  /**
   * Adds a build under a name that is never reused. Source maps stay with the build.
   * @throws Error for a build that would lead out of its folders: it may come from another machine
   */
  add(buildFolder: string): void {
    const { name, version } = readBuildRecord(buildFolder);
    if (!versionPattern.test(version)) throw new Error(`${version} is no name of a version.`);
    const isKept = (file: string) => {
      if (lstatSync(file).isSymbolicLink()) throw new Error(`${file} is a link; a build has none.`);
      return !file.endsWith('.map');
    };
    const add = (from: string, to: string) => {
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
          const folder = join(versions, version);
          if (!existsSync(join(folder, upgradeMark))) rmSync(folder, { recursive: true });
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
