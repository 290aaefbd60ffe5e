import { openPalette } from './palette-opener';
import styles from './palette-button.module.css';
import { paletteTexts } from './palette.texts';

/** Opens the palette, and tells the key that does so. Small screens have a button at their foot. */
export const PaletteButton = () => (
  <button
    type="button"
    className={styles.button}
    aria-label={paletteTexts.hint}
    aria-keyshortcuts="Control+K Meta+K"
    title={paletteTexts.hint}
    onClick={openPalette}
  >
    {paletteTexts.key}
  </button>
);
