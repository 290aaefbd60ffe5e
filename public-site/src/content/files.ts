/** Files that the site offers at addresses which stay the same (SPEC 7.4). */
export const files = {
  bookletEnglish: '/downloads/booklet-en.pdf',
  bookletGerman: '/downloads/booklet-de.pdf',
  visionGerman: '/downloads/vision-de.docx',
} as const;
