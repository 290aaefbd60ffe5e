/** The letters that every first screen needs: of headlines, and of text (lab/generators/fonts). */
const firstFonts = ['/fonts/cormorant.woff2', '/fonts/source-sans.woff2'] as const;

/**
 * Asks for them with the document, before its styles name them, so that the church's letters are there soon after the
 * first paint. Last in line (`low`): the largest picture is asked for first.
 */
export const fontPreloads = firstFonts
  .map(
    (href) =>
      `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
  )
  .join('\n');
