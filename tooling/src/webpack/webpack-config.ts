import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Options } from '@swc/core';
import { firstLanguage } from 'contract/languages';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import { buildCache, swcOptionsFile } from './build-cache.ts';
import type { CachedBuild } from './build-cache.ts';
import { ChunkIntegrityPlugin } from '../federation/chunk-integrity.ts';
import { sharedModules } from '../federation/shared-modules.ts';
import { inBuild } from '../locales/locale-file.ts';
import type { LocaleOptions } from '../locales/locale-loader.ts';
import { localeRule, offlineWordsRule } from '../locales/locale-rules.ts';
import { devOrigin, federationName, isRendered, repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

const require = createRequire(import.meta.url);

export interface WebpackConfigOptions extends CachedBuild {
  /** What the build says, which may change between two runs of a compiler (compile-languages.ts). */
  readonly texts: LocaleOptions;
  /** Names the release. Two versions of a remote in one page share nothing (docs/architecture.md). */
  readonly version: string;
  /** Takes the build's `client` and `server`. */
  readonly folder: string;
  /** Leaves out what makes no page behave otherwise: minifying scripts. */
  readonly isQuick?: boolean;
  /** Makes source maps, which take as long as all else. They stay with the build; what is served does not name them. */
  readonly hasMaps?: boolean;
}

/** The build for browsers: the shell is a federation host, everything else a remote that also runs alone. */
export function clientConfig(options: WebpackConfigOptions): Configuration {
  const { name, version, mode, folder, texts, isQuick = false, hasMaps = false } = options;
  const production = mode === 'production';
  return {
    ...sharedConfig(options, 'client'),
    target: 'browserslist:chrome >= 109, firefox >= 115, safari >= 16',
    entry: clientEntry(name, production),
    output: {
      path: join(folder, 'client', inBuild(texts.language)),
      clean: true,
      uniqueName: `${name}@${version}`,
      // In watch mode a remote's files lie on another origin than the page of the shell.
      publicPath: production ? 'auto' : `${devOrigin(name)}/`,
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkLoadTimeout: 10_000,
    },
    resolve: {
      ...resolve,
      alias: { ...routerAliases, ...(production && routerFacade), ...federationAliases },
    },
    devtool: production ? hasMaps && 'hidden-source-map' : 'eval-source-map',
    optimization: {
      ...optimization,
      minimizer: isQuick ? [cssMinimizer] : [scriptMinimizer, cssMinimizer],
      // In bytes as written: smaller parts compress better within each page that needs them than as a file of their
      // own.
      splitChunks: { minSize: 24_000, cacheGroups: { styles: oneStylesheet } },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:8].css' : '[name].css',
        // shared-ui's styles weigh nothing, so a page's own win wherever they stand.
        ignoreOrder: true,
        // The shell asks for a release's stylesheet by the registry, which knows its digest.
        runtime: !production,
      }),
      federationPlugin(name, production),
      withoutRemoteLoading,
      ...(production ? [new ChunkIntegrityPlugin(), withStylesOnce(texts)] : []),
    ],
  };
}

/** A remote's own page is for those who work on it; a release is its container alone. */
function clientEntry(name: BrowserPackage, production: boolean): Record<string, string> {
  if (name === 'shell') return { main: './src/main' };
  return production ? {} : { standalone: './src/main.tsx' };
}

/**
 * The build for Node that prerenders the same pages. React stays outside so that shell and remotes meet in one copy.
 */
export function serverConfig(options: WebpackConfigOptions): Configuration {
  const { name, folder, texts } = options;
  return {
    ...sharedConfig(options, 'server'),
    target: 'node22',
    // What is said of the pages to those who never run a script is the server's alone.
    entry: isRendered(name) ? './src/server' : './src/remote.ts',
    output: {
      path: join(folder, 'server', inBuild(texts.language)),
      clean: true,
      filename: 'index.cjs',
      library: { type: 'commonjs2' },
    },
    resolve,
    externals: [/^(react|react-dom|react-router|react-router-dom|axios)(\/|$)/],
    externalsType: 'commonjs',
    devtool: false,
    // The shell's writes the text of a function into every page (shell/src/deferred-hydration).
    optimization: {
      ...optimization,
      minimize: name === 'shell',
      minimizer: [scriptMinimizer],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * The build of the service worker: one script of its own in all languages, which no page loads. Only the shell has one.
 */
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
 * webpack 5.110 keeps a constant's former value in what it has cached of the modules that import it (webpack/webpack
 * issue 22019): a release from a warm cache would say of itself what is no longer so.
 */
const optimization = { inlineExports: false } as const;

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

/** Scripts are 2 % smaller than with webpack's own choice, in a fifth of the time. SWC brings threads of its own. */
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

/** What a page looks like is the same in all languages: only the first one has stylesheets. */
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

const routerFolder = dirname(require.resolve('react-router/package.json'));

/** React Router picks its development build inside federation (docs/architecture.md). */
const routerAliases = {
  'react-router$': join(routerFolder, 'dist/production/index.mjs'),
  'react-router/dom$': join(routerFolder, 'dist/production/dom-export.mjs'),
};

/** A remote that runs alone, in watch mode, brings a router of its own. */
const routerFacade = {
  'react-router-dom$': join(import.meta.dirname, '../federation/router-facade.ts'),
};

/**
 * Without these, webpack's own part takes the runtime's CommonJS files and our code its ES modules, and
 * the shell brings everything twice.
 */
const federationAliases = esModuleAliases(require.resolve('@module-federation/enhanced'), [
  '@module-federation/runtime-tools',
  '@module-federation/runtime',
  '@module-federation/runtime-core',
  '@module-federation/sdk',
  '@module-federation/error-codes',
]);

/** Each package is found from the one before it: pnpm lets a package see only what it asked for. */
function esModuleAliases(from: string, packages: readonly string[]): Record<string, string> {
  const aliases: Record<string, string> = {};
  let parent = from;
  for (const name of packages) {
    const file = createRequire(parent).resolve(name);
    aliases[`${name}$`] = file.replace(/\.cjs$/, name.endsWith('error-codes') ? '.mjs' : '.js');
    parent = file;
  }
  return aliases;
}

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
      // Of a remote that no server renders, the assembly wants to know which pages it has, not what is on them.
      ...(side === 'server' && !isRendered(name) && { parser: { javascript: { import: false } } }),
      rules: [
        localeRule(texts),
        { test: /\.tsx?$/, use: [...(side === 'server' ? [noteImportsLoader] : []), swcLoader()] },
        ...(side === 'service-worker' ? [] : [{ test: /\.css$/, use: cssLoaders(options, side) }]),
      ],
    },
    infrastructureLogging: { level: 'warn' },
  };
}

/** The types are taken out, as for tests. The loader changes the options that it is given. */
const swcLoader = () => ({
  loader: require.resolve('swc-loader'),
  options: structuredClone(require(swcOptionsFile) as Options),
});

const noteImportsLoader = join(import.meta.dirname, 'note-imports-loader.ts');

/**
 * Class names are salted with the package's name: two releases of shared-ui in one page cannot clash. In watch mode
 * they can be read.
 */
function cssLoaders({ name, mode }: WebpackConfigOptions, side: 'client' | 'server') {
  const loader = {
    loader: require.resolve('css-loader'),
    options: {
      // Fonts and pictures are files at the site's root, named as they are there.
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
 * In a release the shell holds the federation runtime for all remotes (docs/architecture.md): a remote's
 * entry shrinks to a third. In watch mode each remote carries its own, or it could not run alone.
 */
function federationPlugin(name: BrowserPackage, production: boolean) {
  const isShell = name === 'shell';
  return new ModuleFederationPlugin({
    name: federationName(name),
    shared: sharedModules(name),
    // The default stops the shell for good when one remote is down (docs/architecture.md).
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
