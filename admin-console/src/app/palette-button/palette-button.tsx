import { openPalette } from './palette-opener';
import styles from './palette-button.module.css';
import { paletteButtonTexts } from './palette-button.texts';

/** Opens the palette, and tells the key that does so. Small screens have a button at their foot. */
export const PaletteButton = () => (
  <button
    type="button"
    className={styles.button}
    aria-label={paletteButtonTexts.name}
    aria-keyshortcuts="Control+K Meta+K"
    title={paletteButtonTexts.name}
    onClick={openPalette}
  >
    {/* The key is said by aria-keyshortcuts; the name of a button has to contain its visible words. */}
    <span aria-hidden="true">{paletteButtonTexts.key}</span>
  </button>
);
