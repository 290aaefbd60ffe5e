import type { Language } from 'contract/languages';
import { offlineTexts as german } from 'locales/de/shell/service-worker/offline/offline.texts';
import { offlineTexts as english } from './offline/offline.texts';
import type { OfflineTexts } from './offline/offline.texts';

/** One worker answers for the whole site, so it alone carries every language (docs/decisions/0047). */
export const offlineWords: Readonly<Record<Language, OfflineTexts>> = { en: english, de: german };
