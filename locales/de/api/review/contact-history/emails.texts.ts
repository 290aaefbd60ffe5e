import type * as english from 'api/review/contact-history/emails.texts';

export const emailTexts: typeof english.emailTexts = {
  greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  introduction: ({ writer, church }) =>
    writer ? `hier schreibt ${writer} von ${church}.` : `hier schreibt ${church}.`,
  quoted: (day) => `Am ${day} hast du geschrieben:`,
  closing: 'Herzliche Grüße',
  blankSubject: (church) => `Eine Nachricht von ${church}`,
};
