import type * as english from 'api/mail/mail.texts';

export const greeting: typeof english.greeting = (name) =>
  name === undefined ? 'Hallo,' : `Hallo ${name},`;

export const writtenOut: typeof english.writtenOut =
  'Falls der Knopf nicht funktioniert, öffne diese Adresse:';
