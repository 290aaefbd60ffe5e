import webpack from 'webpack';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { algorithm, toDigest } from './integrity.ts';

const digests = '__webpack_require__.digests';
/**
 * Digests of chunks by address. They are global to the page, not the build: an entry that is loaded a second time must
 * know what the first one requested. The service worker receives them too.
 */
const asked = 'self.askedChunks';

/**
 * A digest that no content has: a chunk without a known digest is refused like a tampered one (docs/architecture.md).
 */
const unknownDigest = 'A'.repeat(43) + '=';

/**
 * Adds integrity checks to a build's lazy chunks. Their digests are in the build's entry, which is pinned itself: a
 * remote's by the registry, the shell's by the page. A retried chunk gets a new address, because at the first one the
 * browser would find the refused file or wait for a hanging request.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { name } = ChunkIntegrityPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}
          script.integrity = "${algorithm}-" + (${digests}[chunkId] || "${unknownDigest}");
          if(${asked}[url]) script.src += "?retry=" + Date.now();
          ${asked}[url] = script.integrity;`,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new ChunkDigests()));
      // Content hashes in names are final before this stage, and with them the contents.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => writeDigests(compilation));
    });
  }
}

/** Adds a placeholder to the entry for the digest of each lazy chunk. */
class ChunkDigests extends webpack.RuntimeModule {
  constructor() {
    super('chunk digests');
  }

  override generate(): string {
    const places = [...(this.chunk?.getAllAsyncChunks() ?? [])]
      .filter((chunk) => this.chunkGraph && hasScript(chunk, this.chunkGraph))
      .map(({ id }) => [id, placeFor(id)]);
    return `${asked} = ${asked} || {};\n${digests} = ${JSON.stringify(Object.fromEntries(places))};`;
  }
}

const hasScript = (chunk: Chunk, graph: NonNullable<Compilation['chunkGraph']>): boolean =>
  webpack.javascript.JavascriptModulesPlugin.chunkHasJs(chunk, graph);

/** A placeholder as long as a digest, so that the columns of source maps stay correct. */
const placeFor = (id: Chunk['id']): string => `#digest:${id}`.padEnd(unknownDigest.length, '#');
const placePattern = /#digest:([^#]+)#+/g;

function writeDigests(compilation: Compilation): void {
  const digestsById = new Map<string, string>();
  for (const { id, files } of compilation.chunks) {
    const file = [...files].find((name) => name.endsWith('.js'));
    if (file) digestsById.set(String(id), toDigest(contentOf(compilation, file)));
  }
  for (const file of Object.keys(compilation.assets).filter((name) => name.endsWith('.js'))) {
    const text = String(contentOf(compilation, file));
    const pinned = text.replace(placePattern, (_place, id: string) => {
      const digest = digestsById.get(id);
      if (!digest) throw new Error(`${file} loads chunk ${id}, which has no script.`);
      return digest;
    });
    if (pinned !== text) compilation.updateAsset(file, new webpack.sources.RawSource(pinned));
  }
}

const contentOf = (compilation: Compilation, file: string): Buffer | string =>
  compilation.assets[file]?.source() ?? '';
