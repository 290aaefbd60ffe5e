import type * as english from 'admin-console/parts/parts.texts';

export const partsTexts: typeof english.partsTexts = {
  loading: 'Wird geladen …',
  tryAgain: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  saving: 'Wird gespeichert …',
};
