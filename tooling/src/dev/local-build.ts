import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Language } from 'contract/languages';
import type { PinnedFile, Release } from 'contract/registry';
import { remoteContract } from 'contract/remote';
import type { RemoteName } from 'contract/site-paths';
import webpack from 'webpack';
import type { Compilation, Stats, StatsError } from 'webpack';
import serveFromMemory from 'webpack-dev-middleware';
import { buildFolder } from '../build-record.ts';
import { toIntegrity } from '../federation/integrity.ts';
import { clientConfig } from '../webpack/webpack-config.ts';

/** The last build without an error, as the registry describes a release. */
export interface LocalRelease {
  /** Changes with anything that a page would load. */
  readonly version: string;
  readonly release: Release;
}

/** A remote built from the sources on this machine, in one language: anew after each change, and kept in memory. */
export class LocalBuild {
  /** Emits `built` after each build, also after one that failed. */
  readonly changes = new EventEmitter<{ built: [] }>();
  /** Path of its files in the live site's addresses. */
  readonly path: string;
  /** Answers a request for one of its files; during a build it waits for the end. */
  readonly files: ReturnType<typeof serveFromMemory>;
  #release: LocalRelease | undefined;
  #errors: readonly string[] = [];

  constructor(name: RemoteName, language: Language) {
    this.path = `/assets/${name}/local-${language}/`;
    const compiler = webpack(
      clientConfig({
        name,
        version: `local-${language}`,
        mode: 'production',
        texts: { language },
        // Nothing is written there: the files stay in memory.
        folder: buildFolder(name),
        isWatched: true,
      }),
    );
    this.files = serveFromMemory(compiler, {
      publicPath: this.path,
      index: false,
      stats: false,
      // A browser asks for each file again, and keeps what it has compiled of those that are the same.
      cache: { etag: 'strong', control: 'no-cache' },
      headers: {
        // Other sites' pages may not include the sources as scripts.
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    });
    compiler.hooks.thisCompilation.tap(plugin, keepEntry);
    compiler.hooks.done.tap(plugin, (stats) => this.#note(stats));
  }

  /** Waits for a build that is under way. Undefined before the first one without an error. */
  async getRelease(): Promise<LocalRelease | undefined> {
    await new Promise((resolve) => {
      this.files.waitUntilValid(resolve);
    });
    return this.#release;
  }

  /** What a page is told: the version that it should show, and why there is no newer one. */
  describe() {
    return { version: this.#release?.version, errors: this.#errors };
  }

  #note(stats: Stats): void {
    const { errors = [], warnings = [] } = stats.toJson({
      all: false,
      errors: true,
      warnings: true,
    });
    this.#errors = [...errors, ...warnings].map(describeError);
    if (errors.length === 0) this.#release = this.#describeFiles(stats.compilation);
    this.changes.emit('built');
  }

  #describeFiles({ assets, compiler, hash }: Compilation): LocalRelease {
    const pin = (file: string): PinnedFile => {
      const content = this.files.context.outputFileSystem.readFileSync(
        join(compiler.outputPath, file),
      );
      return { href: this.path + file, integrity: toIntegrity(content) };
    };
    return {
      version: `local-${hash}`,
      release: {
        entry: pin(entryOf(hash)),
        styles: Object.keys(assets)
          .filter((file) => file.endsWith('.css'))
          .map(pin),
        contract: remoteContract,
      },
    };
  }
}

const plugin = 'local build';

const entryOf = (hash: string | undefined) => `remoteEntry.${hash}.js`;

/** Names the entry by its build as well: a page that opened just before must not get an entry with another digest. */
function keepEntry(compilation: Compilation): void {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
  compilation.hooks.processAssets.tap({ name: plugin, stage }, (assets) => {
    const entry = assets['remoteEntry.js'];
    if (entry) compilation.emitAsset(entryOf(compilation.hash), entry);
  });
}

/** Names the module and says what is wrong with it, without the stack of the loader. */
function describeError({ moduleName = '', message }: StatsError): string {
  const [reason = ''] = message.split('\n\nCaused by:');
  return stripVTControlCharacters(`${moduleName}\n${reason}`).trim();
}
