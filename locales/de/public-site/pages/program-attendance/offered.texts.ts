import type * as english from 'public-site/pages/program-attendance/offered.texts';

export const offeredTexts: typeof english.offeredTexts = {
  others: {
    intro: 'Hier meldest du dich für eine unserer Veranstaltungen an.',
    description: 'Anmeldung für eine der Veranstaltungen der Gemeinde.',
  },
  about: (name) => `Mehr über „${name}“`,
  none: {
    note: 'Im Moment gibt es keine Veranstaltung, für die du dich anmelden kannst. Schreib uns, und wir sagen dir, wann die nächste ist.',
    contact: 'Schreib uns',
  },
};
