import { openPalette } from './palette-opener';
import styles from './palette-button.module.css';
import { paletteButtonTexts } from './palette-button.texts';

/** Opens the palette, and tells the key that does so. Small screens have a button at their foot. */
export const PaletteButton = () => (
  <button
    type="button"
    className={styles.button}
    aria-keyshortcuts="Control+K Meta+K"
    title={paletteButtonTexts.name}
    onClick={openPalette}
  >
    {/* The name of a button contains its visible words. */}
    <span className="visually-hidden">{paletteButtonTexts.name} </span>
    {paletteButtonTexts.key}
  </button>
);
