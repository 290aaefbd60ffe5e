import type * as english from 'admin-console/records/people/filter/people-filter.texts';

export const peopleFilterTexts: typeof english.peopleFilterTexts = {
  fields: {
    section: 'Hat Einträge in',
    firstReceived: 'Erster Eingang',
    open: 'Offene Arbeit',
    household: 'Haushalt',
  },
  open: { yes: 'Ja', no: 'Keine' },
  household: { yes: 'In einem Haushalt', no: 'In keinem' },
  hint: 'Eingang, offene Arbeit und Zuständigkeit betreffen denselben Eintrag wie die Bereiche, in denen jemand Einträge hat. „Keines von“ betrifft alle Einträge einer Person. „Erster Eingang“ betrifft den ersten Eintrag in diesen Bereichen.',
  foundNone: 'Niemand passt zu diesen Filtern.',
  unknown:
    'Die Adresse verlangt einen Filter, den es hier nicht gibt. Vielleicht stammt sie von einer anderen Version dieser Seite.',
};
