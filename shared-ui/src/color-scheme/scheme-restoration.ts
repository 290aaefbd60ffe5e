/** In the local storage of a device on which light or dark was chosen. */
export const schemeKey = 'color-scheme';

/**
 * What a page runs before it is painted, for it to open in the scheme that was chosen (tokens.css): its source text, as
 * short as it can be, since every page brings it. A browser without storage follows the device.
 */
export const restoreScheme = `try{document.documentElement.dataset.scheme=localStorage["${schemeKey}"]}catch{}`;
