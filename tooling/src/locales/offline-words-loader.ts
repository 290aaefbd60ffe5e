import { dirname, join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { localeFile } from './locale-file.ts';

export interface OfflineWordsOptions {
  readonly languages: readonly Language[];
}

/**
 * Replaces the English offline texts by a module with those of every language. A language without them fails the build.
 */
export default function offlineWordsLoader(this: LoaderContext<OfflineWordsOptions>): string {
  const { languages } = this.getOptions();
  const english = join(dirname(this.resourcePath), 'offline/offline.texts.ts');
  const textsIn = (code: Language) =>
    code === firstLanguage ? english : localeFile(english, code);
  return [
    ...languages.map(
      (code, index) =>
        `import { offlineTexts as texts${index} } from ${JSON.stringify(textsIn(code))};`,
    ),
    `export const offlineWords = { ${languages.map((code, index) => `'${code}': texts${index}`).join(', ')} };`,
  ].join('\n');
}
