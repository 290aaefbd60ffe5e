import type * as english from 'admin-console/base/parts/parts.texts';

export const partsTexts: typeof english.partsTexts = {
  loading: 'Wird geladen …',
  notLoaded:
    'Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfe deine Verbindung und versuch es noch einmal. Hilft das nicht, dann lade die Seite neu.',
  tryAgain: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  saving: 'Wird gespeichert …',
  notSaved: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
};
