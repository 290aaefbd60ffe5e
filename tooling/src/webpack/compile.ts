import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import type { Compiler, Configuration, Stats } from 'webpack';
import { firstLanguage, languageCodes } from 'contract/languages';
import type { Language } from 'contract/languages';
import { getLanguageFolder } from '../locales/locale-file.ts';
import type { LocaleOptions } from '../locales/locale-loader.ts';

/** @throws Error with webpack's messages. A warning counts as an error. */
export async function compile(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  try {
    return await run(compiler);
  } finally {
    await close(compiler);
  }
}

/**
 * Builds every language with one compiler, which compiles everything but the texts only once.
 * @param makeConfig makes the configuration for `texts`, with a folder for the first language
 * @throws Error with webpack's messages. A warning counts as an error.
 */
export async function compileLanguages(
  makeConfig: (texts: LocaleOptions) => Configuration,
): Promise<ReadonlyMap<Language, Stats>> {
  const texts: LocaleOptions = { language: firstLanguage };
  const compiler = webpack(makeConfig(texts));
  const folder = compiler.outputPath;
  const made = new Map<Language, Stats>();
  try {
    for (const language of languageCodes) {
      texts.language = language;
      compiler.outputPath = join(folder, getLanguageFolder(language));
      made.set(language, await run(compiler));
    }
  } finally {
    await close(compiler);
  }
  return made;
}

const run = (compiler: Compiler): Promise<Stats> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats && !stats.hasErrors() && !stats.hasWarnings()) return resolve(stats);
      reject(new Error(stats?.toString({ preset: 'errors-warnings' })));
    });
  });

const close = (compiler: Compiler): Promise<void> => promisify(compiler.close.bind(compiler))();
