/** Downloads with fixed URLs (requirements 7.4). */
export const files = {
  booklets: { en: '/downloads/booklet-en.pdf', de: '/downloads/booklet-de.pdf' },
  visionGerman: '/downloads/vision-de.docx',
} as const;
