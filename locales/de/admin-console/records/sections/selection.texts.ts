import type * as english from 'admin-console/records/sections/selection.texts';

export const selectionTexts: typeof english.selectionTexts = {
  merge: 'Vergleichen und zusammenführen',
  keepApart: 'Keine Duplikate voneinander',
  between: (most) => `2 bis ${most} Einträge`,
  export: (format) => `Export: ${format}`,
};
