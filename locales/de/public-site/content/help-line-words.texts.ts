import type * as english from 'public-site/content/help-line-words.texts';

export const helpLineWords: typeof english.helpLineWords = {
  title: 'Jemand, der jetzt zuhört',
  intro:
    'Du musst nicht auf uns warten. Wenn du gleich mit jemandem reden willst oder jemand in Gefahr ist, ruf an:',
  lines: [
    ['Österreich', '142', 'Telefonseelsorge: Jemand hört zu, Tag und Nacht, gratis'],
    ['Österreich', '112', 'Rettung, Polizei und Feuerwehr'],
    ['Nigeria', '112', 'nationaler Notruf, gratis'],
  ],
};
