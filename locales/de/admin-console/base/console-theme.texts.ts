import type * as english from 'admin-console/base/console-theme.texts';

export const consoleThemeTexts: typeof english.consoleThemeTexts = {
  rowsPerPage: 'Zeilen pro Seite',
};
