import { getStored, removeStored, writeStored } from '../browser-storage/browser-storage';
import { schemeKey } from './scheme-restoration';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
/** The choices of a visitor. `system`, the default, follows the device. */
export const schemeChoices = ['system', ...schemes] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** Event on the window, because a page can contain the switch twice, from two bundles. */
const changeEvent = 'color-scheme:change';

/** Reads the scheme from `data-scheme`, which a page with a chosen scheme has (tokens.css). */
export function getScheme(): SchemeChoice {
  const chosen = document.documentElement.dataset['scheme'];
  return schemeChoices.find((choice) => choice === chosen) ?? 'system';
}

/** Applies a scheme and stores it on this device. */
export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') removeStored(schemeKey);
  else writeStored(schemeKey, choice);
  showScheme(choice);
}

/**
 * Calls `listener` when the scheme changes: here, in another tab, or while the page was in the back/forward cache.
 * @returns ends this subscription
 */
export function subscribeToScheme(listener: () => void): () => void {
  colorBars();
  const followTab = ({ key }: StorageEvent) => {
    if (key === schemeKey || key === null) showStored();
  };
  const followCache = ({ persisted }: PageTransitionEvent) => {
    if (persisted) showStored();
  };
  window.addEventListener(changeEvent, listener);
  window.addEventListener('storage', followTab);
  window.addEventListener('pageshow', followCache);
  return () => {
    window.removeEventListener(changeEvent, listener);
    window.removeEventListener('storage', followTab);
    window.removeEventListener('pageshow', followCache);
  };
}

const showStored = (): void => showScheme(getStored(schemeKey) ?? 'system');

function showScheme(choice: string): void {
  document.documentElement.dataset['scheme'] = choice;
  colorBars();
  window.dispatchEvent(new Event(changeEvent));
}

/** The `theme-color` elements for the browser's own bars, which follow the device until the script runs. */
export const writeBarColors = (colors: Readonly<Record<Scheme, string>>): string =>
  schemes
    .map(
      (scheme) =>
        `<meta name="theme-color" content="${colors[scheme]}" media="${toMediaQuery(scheme)}">`,
    )
    .join('\n');

function colorBars(): void {
  const chosen = getScheme();
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  schemes.forEach((scheme, index) => {
    const bar = bars[index];
    if (bar)
      bar.media = chosen === 'system' ? toMediaQuery(scheme) : chosen === scheme ? '' : 'not all';
  });
}

const toMediaQuery = (scheme: Scheme): string => `(prefers-color-scheme:${scheme})`;
