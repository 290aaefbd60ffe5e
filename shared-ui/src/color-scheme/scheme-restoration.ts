/** Key in `localStorage`, set if light or dark was chosen. */
export const schemeKey = 'color-scheme';

/**
 * Source of the inline script that applies the chosen scheme before the first paint (tokens.css). It is short, because
 * every page contains it. A browser without storage follows the device.
 */
export const restoreScheme = `try{document.documentElement.dataset.scheme=localStorage["${schemeKey}"]}catch{}`;
