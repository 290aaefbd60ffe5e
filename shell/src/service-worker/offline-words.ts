import { languageCodes } from 'contract/languages';
import type { Language } from 'contract/languages';
import { offlineTexts } from './offline/offline.texts';
import type { OfflineTexts } from './offline/offline.texts';

/**
 * One worker serves the whole site, so it alone contains every language (decision 47): its build generates this module
 * from the folders of `locales` (tooling/src/locales/offline-words-loader.ts). Jest sees English only.
 */
export const offlineWords = Object.fromEntries(
  languageCodes.map((code) => [code, offlineTexts]),
) as Readonly<Record<Language, OfflineTexts>>;
