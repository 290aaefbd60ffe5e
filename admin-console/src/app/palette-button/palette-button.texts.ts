interface PaletteButtonTexts {
  readonly name: string;
  /** The key that opens the palette, as a keyboard says it. */
  readonly key: string;
}

export const paletteButtonTexts: PaletteButtonTexts = {
  name: 'Find people, pages and actions',
  key: 'Ctrl K',
};
