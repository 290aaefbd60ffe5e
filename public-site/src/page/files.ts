/** Files that the site offers at addresses which stay the same (requirements 7.4). */
export const files = {
  /** By their languages. */
  booklets: { en: '/downloads/booklet-en.pdf', de: '/downloads/booklet-de.pdf' },
  visionGerman: '/downloads/vision-de.docx',
} as const;
