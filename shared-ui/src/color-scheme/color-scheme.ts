import { readStored, removeStored, writeStored } from '../browser-storage/browser-storage';
import { schemeKey } from './scheme-restoration';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
/** What a visitor may choose. `system`, as long as nothing was chosen, is what the device asks for. */
export const schemeChoices = ['system', ...schemes] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** Told to the window: a switch may stand on a page twice, and in two remotes. */
const changeEvent = 'color-scheme:change';

/** A page that is shown in a chosen scheme says so in `data-scheme` (tokens.css). */
export function readScheme(): SchemeChoice {
  const chosen = document.documentElement.dataset['scheme'];
  return schemeChoices.find((choice) => choice === chosen) ?? 'system';
}

/** Shows a scheme at once, and on this device from now on. */
export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') removeStored(schemeKey);
  else writeStored(schemeKey, choice);
  showScheme(choice);
}

/**
 * Calls `listener` when another scheme was chosen: here, in another tab, or while this page lay in the back/forward
 * cache. The answer ends the subscription, and no other.
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

const showStored = (): void => showScheme(readStored(schemeKey) ?? 'system');

function showScheme(choice: string): void {
  document.documentElement.dataset['scheme'] = choice;
  colorBars();
  window.dispatchEvent(new Event(changeEvent));
}

/** What browsers colour their own bars with: the device's wish rules them as the page is written. */
export const writeBarColors = (colors: Readonly<Record<Scheme, string>>): string =>
  schemes
    .map(
      (scheme) =>
        `<meta name="theme-color" content="${colors[scheme]}" media="${wishFor(scheme)}">`,
    )
    .join('\n');

/** Lets the bars follow a choice as well. */
function colorBars(): void {
  const chosen = readScheme();
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  schemes.forEach((scheme, index) => {
    const bar = bars[index];
    if (bar) bar.media = chosen === 'system' ? wishFor(scheme) : chosen === scheme ? '' : 'not all';
  });
}

const wishFor = (scheme: Scheme): string => `(prefers-color-scheme:${scheme})`;
