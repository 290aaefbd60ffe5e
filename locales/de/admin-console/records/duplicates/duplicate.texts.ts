import type * as english from 'admin-console/records/duplicates/duplicate.texts';

export const duplicateTexts: typeof english.duplicateTexts = {
  more: (count) => `${count} weitere anzeigen`,
  newContent: 'Wiederholt – mit neuem Inhalt',
  showHeld: (count) => `${count} ${count === 1 ? 'neues Duplikat' : 'neue Duplikate'} – anzeigen`,
  kept: 'BEHALTEN',
};
