import type * as english from 'member-area/frame/lazy-part.texts';

export const lazyPartTexts: typeof english.lazyPartTexts = {
  lost: 'Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfe deine Verbindung und versuch es noch einmal. Hilft das nicht, dann lade die Seite neu.',
  tryAgain: 'Noch einmal versuchen',
  trying: 'Wird geladen …',
};
