import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Options } from '@swc/core';
import { firstLanguage } from 'contract/languages';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import { federationAliases, routerAliases, routerFacade, schemaBuilders } from './aliases.ts';
import { buildCache, swcOptionsFile } from './build-cache.ts';
import type { CachedBuild } from './build-cache.ts';
import { ChunkIntegrityPlugin } from '../federation/chunk-integrity.ts';
import { ReproducibleIdsPlugin } from '../federation/reproducible-ids.ts';
import { sharedModules } from '../federation/shared-modules.ts';
import { getLanguageFolder } from '../locales/locale-file.ts';
import type { LocaleOptions } from '../locales/locale-loader.ts';
import { localeRule, offlineWordsRule } from '../locales/locale-rules.ts';
import { devOrigin, federationName, isRendered, repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

const require = createRequire(import.meta.url);

export interface WebpackConfigOptions extends CachedBuild {
  /** Version of the release. Two versions of a remote in one page share nothing (docs/architecture.md). */
  readonly version: string;
  /** Folder that gets the build's `client` and `server`. */
  readonly folder: string;
  /** Omits what does not change a page's behaviour: minifying scripts. */
  readonly isQuick?: boolean;
  /**
   * Makes source maps, which takes as long as the rest of the build. They stay with the build; served files do not
   * refer to them.
   */
  readonly hasMaps?: boolean;
}

/** The browser build: the shell is a federation host, every other package a remote that also runs alone. */
export function clientConfig(options: WebpackConfigOptions): Configuration {
  const { name, version, mode, folder, texts } = options;
  const { isQuick = false, isWatched = false } = options;
  const production = mode === 'production';
  return {
    ...sharedConfig(options, 'client'),
    target: 'browserslist:chrome >= 109, firefox >= 115, safari >= 16',
    entry: clientEntry(name, production),
    output: {
      path: join(folder, 'client', getLanguageFolder(texts.language)),
      // A page that is open when a file changes may still ask for the former files.
      clean: !isWatched,
      uniqueName: `${name}@${version}`,
      // In watch mode a remote's files have another origin than the shell's page.
      publicPath: production ? 'auto' : `${devOrigin(name)}/`,
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkLoadTimeout: 10_000,
    },
    resolve: {
      ...resolve,
      alias: {
        ...schemaBuilders,
        ...routerAliases,
        ...(production && routerFacade),
        ...federationAliases,
      },
    },
    devtool: chooseMaps(options),
    optimization: {
      ...optimization,
      minimizer: isQuick ? [cssMinimizer] : [scriptMinimizer, cssMinimizer],
      // In uncompressed bytes: smaller parts compress better within each page that needs them than as separate files.
      splitChunks: { minSize: 24_000, cacheGroups: { styles: oneStylesheet } },
      ...(isWatched && asWritten),
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:8].css' : '[name].css',
        // shared-ui's styles have no specificity, so a page's own win in any order.
        ignoreOrder: true,
        // The shell loads a release's stylesheet through the registry, which has its digest.
        runtime: !production,
      }),
      federationPlugin(name, production),
      withoutRemoteLoading,
      ...(production
        ? [new ChunkIntegrityPlugin(), new ReproducibleIdsPlugin(), withStylesOnce(texts)]
        : []),
    ],
  };
}

/** A release is never evaluated from text, which the policy of its pages forbids, not even a watched one. */
function chooseMaps({ mode, isWatched, hasMaps }: WebpackConfigOptions): string | false {
  if (mode === 'development') return 'eval-source-map';
  if (isWatched) return 'cheap-module-source-map';
  return hasMaps ? 'hidden-source-map' : false;
}

/** A remote's standalone page is for development only; a release is just its container. */
function clientEntry(name: BrowserPackage, production: boolean): Record<string, string> {
  if (name === 'shell') return { main: './src/main' };
  return production ? {} : { standalone: './src/main.tsx' };
}

/** The server build that prerenders the same pages. React is external, so that shell and remotes share one copy. */
export function serverConfig(options: WebpackConfigOptions): Configuration {
  const { name, folder, texts } = options;
  return {
    ...sharedConfig(options, 'server'),
    target: 'node22',
    // Metadata of pages for readers that never run a script is needed on the server only.
    entry: isRendered(name) ? './src/server' : './src/remote.ts',
    output: {
      path: join(folder, 'server', getLanguageFolder(texts.language)),
      clean: true,
      filename: 'index.cjs',
      library: { type: 'commonjs2' },
    },
    resolve,
    externals: [/^(react|react-dom|react-router|react-router-dom|axios)(\/|$)/],
    externalsType: 'commonjs',
    devtool: false,
    // The shell's build writes a function's source text into every page (shell/src/deferred-hydration).
    optimization: {
      ...optimization,
      minimize: name === 'shell',
      minimizer: [scriptMinimizer],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The service worker's build: one script for all languages, which no page loads. Only the shell has one. */
export function serviceWorkerConfig(options: Omit<WebpackConfigOptions, 'texts'>): Configuration {
  const { module, ...shared } = sharedConfig(
    { ...options, texts: { language: firstLanguage } },
    'service-worker',
  );
  return {
    ...shared,
    module: { ...module, rules: [offlineWordsRule, ...(module?.rules ?? [])] },
    target: ['webworker', 'es2022'],
    entry: './src/service-worker/service-worker.ts',
    output: {
      path: join(options.folder, 'service-worker'),
      clean: true,
      filename: 'service-worker.js',
    },
    resolve,
    devtool: false,
    optimization: { ...optimization, minimizer: [scriptMinimizer] },
  };
}

/**
 * webpack 5.110 caches a constant's former value in modules that import it (webpack/webpack issue 22019): a release
 * from a warm cache would contain outdated facts about itself.
 */
const optimization = { inlineExports: false } as const;

/** A change is built in half the time without all this. */
const asWritten = {
  minimize: false,
  concatenateModules: false,
  innerGraph: false,
  mangleExports: false,
  realContentHash: false,
  usedExports: false,
} as const;

const withoutRemoteLoading = new webpack.NormalModuleReplacementPlugin(
  /runtime-core\/dist\/utils\/(load|preload)\.js$|@module-federation\/sdk\/dist\/dom\.js$/,
  join(import.meta.dirname, '../federation/no-remote-loading.ts'),
);

/** A package's pages share one stylesheet, so a prerendered page can name it without knowing its chunks. */
const oneStylesheet = {
  name: 'styles',
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
} as const;

/**
 * Scripts are 2 % smaller than with webpack's default minimizer, in a fifth of the time. SWC brings its own threads.
 */
const scriptMinimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  extractComments: false,
  parallel: false,
});

const cssMinimizer = new MinimizerPlugin({
  test: /\.css$/,
  minify: MinimizerPlugin.esbuildMinifyCss,
  parallel: false,
});

/** Pages look the same in all languages, so only the first one emits stylesheets. */
const withStylesOnce = (texts: LocaleOptions) => ({
  apply(compiler: Compiler) {
    const name = 'styles once';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        if (texts.language === firstLanguage) return;
        for (const file of Object.keys(assets))
          if (file.endsWith('.css')) compilation.deleteAsset(file);
      });
    });
  },
});

const resolve = { extensions: ['.ts', '.tsx', '.js', '.mjs'] };

function sharedConfig(
  options: WebpackConfigOptions,
  side: 'client' | 'server' | 'service-worker',
): Configuration {
  const { name, mode, texts } = options;
  return {
    name: `${name} ${side}`,
    mode,
    context: join(repositoryRoot, name),
    cache: buildCache(options, side),
    performance: false,
    module: {
      // For a remote that no server renders, the assembly only needs the list of pages, not the pages themselves.
      ...(side === 'server' && !isRendered(name) && { parser: { javascript: { import: false } } }),
      rules: [
        localeRule(texts),
        { test: /\.tsx?$/, use: [...(side === 'server' ? [noteImportsLoader] : []), swcLoader()] },
        ...(side === 'service-worker' ? [] : [{ test: /\.css$/, use: cssLoaders(options, side) }]),
      ],
    },
    infrastructureLogging: { level: options.isWatched ? 'none' : 'warn' },
  };
}

/** Strips types, as for tests. The options are copied, because the loader changes them. */
const swcLoader = () => ({
  loader: require.resolve('swc-loader'),
  options: structuredClone(require(swcOptionsFile) as Options),
});

const noteImportsLoader = join(import.meta.dirname, 'note-imports-loader.ts');

/**
 * Class names are salted with the package's name, so that two releases of shared-ui in one page cannot clash. In watch
 * mode they are readable.
 */
function cssLoaders({ name, mode }: WebpackConfigOptions, side: 'client' | 'server') {
  const loader = {
    loader: require.resolve('css-loader'),
    options: {
      // Fonts and pictures are files at the site's root, so their URLs are not resolved.
      url: false,
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: mode === 'production' ? '[hash:base64:6]' : '[local]-[hash:base64:6]',
        localIdentHashSalt: name,
        localIdentContext: repositoryRoot,
        exportOnlyLocals: side === 'server',
      },
    },
  };
  return side === 'client' ? [MiniCssExtractPlugin.loader, loader] : [loader];
}

/**
 * In a release the shell holds the federation runtime for all remotes (docs/architecture.md): a remote's entry shrinks
 * to a third. In watch mode each remote bundles its own, or it could not run alone.
 */
function federationPlugin(name: BrowserPackage, production: boolean) {
  const isShell = name === 'shell';
  return new ModuleFederationPlugin({
    name: federationName(name),
    shared: sharedModules(name),
    // The default permanently breaks the shell when one remote is down (docs/architecture.md).
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    ...(isShell
      ? { remotes: {} }
      : { filename: 'remoteEntry.js', exposes: { './remote': './src/remote.ts' } }),
    experiments: {
      ...(production && (isShell ? { provideExternalRuntime: true } : { externalRuntime: true })),
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
}
