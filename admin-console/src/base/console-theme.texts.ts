export const consoleThemeTexts = {
  rowsPerPage: 'Rows per page',
};
