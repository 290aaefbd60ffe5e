import type { Translated } from 'shared-ui/language';

/** What is said of a programme before its day and afterwards. */
interface ProgramNotes {
  readonly open: string;
  readonly over: string;
}

/** Where it is said: where people may register, and where they have. */
export type NotePlace = 'invitation' | 'receipt';

export const programLabels: Translated<Readonly<Record<NotePlace, ProgramNotes>>> = {
  en: {
    invitation: {
      open: 'Entry is free, and everyone is welcome.',
      over: 'This day has passed. Register anyway, and we will tell you about the next one.',
    },
    receipt: {
      open: 'Entry is free, and you need no ticket. We look forward to seeing you.',
      over: 'This day has passed. We will write to you as soon as the next one is planned.',
    },
  },
  de: {
    invitation: {
      open: 'Der Eintritt ist frei, und alle sind willkommen.',
      over: 'Dieser Tag ist schon vorbei. Melde dich trotzdem an, und wir sagen dir, wann der nächste ist.',
    },
    receipt: {
      open: 'Der Eintritt ist frei, und du brauchst keine Karte. Wir freuen uns auf dich.',
      over: 'Dieser Tag ist schon vorbei. Wir schreiben dir, sobald der nächste geplant ist.',
    },
  },
};
