import type * as english from 'public-site/programs/program-note.texts';

export const programNoteTexts: typeof english.programNoteTexts = {
  invitation: {
    open: 'Der Eintritt ist frei, und alle sind willkommen.',
    over: 'Dieser Tag ist schon vorbei. Melde dich trotzdem an, und wir sagen dir, wann der nächste ist.',
  },
  receipt: {
    open: 'Der Eintritt ist frei, und du brauchst keine Karte. Wir freuen uns auf dich.',
    over: 'Dieser Tag ist schon vorbei. Wir schreiben dir, sobald der nächste geplant ist.',
  },
  full: {
    open: 'Alle Plätze sind vergeben. Danke an alle, die kommen.',
    over: 'Dieser Tag ist schon vorbei. Danke an alle, die da waren.',
  },
  closed: {
    open: 'Die Anmeldung ist geschlossen. Wenn du trotzdem kommen möchtest, ruf uns bitte an.',
    over: 'Dieser Tag ist schon vorbei. Danke an alle, die da waren.',
  },
};
