import type * as english from 'shell/not-found/not-found.texts';

export const notFoundTexts: typeof english.notFoundTexts = {
  code: '404',
  title: 'Hoppla! Diese Seite gibt es nicht',
  note: 'Vielleicht wurde sie gelöscht oder umbenannt, oder sie ist gerade nicht erreichbar.',
  home: 'Zur Startseite',
  blog: 'Zurück zum Blog',
};
