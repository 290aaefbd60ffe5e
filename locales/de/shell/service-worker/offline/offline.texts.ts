import type * as english from 'shell/service-worker/offline/offline.texts';

export const offlineTexts: typeof english.offlineTexts = {
  title: 'Keine Verbindung',
  note: 'Unsere Website ist gerade nicht erreichbar, und diese Seite ist auf deinem Gerät nicht gespeichert. Bitte prüfe deine Internetverbindung und versuch es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  stillHere: 'Das kannst du trotzdem lesen',
  call: 'Du kannst uns auch anrufen:',
};
