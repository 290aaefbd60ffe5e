import type * as english from 'admin-console/records/sections/selection.texts';

export const selectionTexts: typeof english.selectionTexts = {
  all: (count) => `Alle ${count} auswählen`,
  first: (most, count) => `${most} von ${count} auswählen`,
  more: 'Mehr',
  email: 'E-Mail',
  merge: 'Vergleichen und zusammenführen',
  mergeHint: (most) => `2 bis ${most} Einträge`,
  keepApart: 'Keine Duplikate voneinander',
  keepApartHint: (most) => `2 bis ${most} Einträge`,
  export: (format) => `Export: ${format}`,
};
