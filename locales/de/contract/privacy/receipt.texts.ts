import type * as english from 'contract/privacy/receipt.texts';

export const receiptWords: typeof english.receiptWords = {
  title: 'Dein Beleg',
  use: 'Mit diesem Code kannst du sehen, was du geschickt hast, es berichtigen, deine Einwilligung widerrufen oder um Löschung bitten. Behalte ihn für dich: Wer ihn hat, kann das auch. Verwenden kannst du ihn unter',
  byMail:
    'Du kannst sehen, was du geschickt hast, es berichtigen, deine Einwilligung widerrufen oder um Löschung bitten. Wenn du eine E-Mail-Adresse angegeben hast, kannst du dir einen Link dorthin schicken lassen, und zwar unter',
  useCode: 'Stattdessen einen Code verwenden',
  waits: (minutes) =>
    `Zu dem, was du geschickt hast, gehört ein Beleg mit einem Code. Damit kannst du es wieder ansehen, es berichtigen, deine Einwilligung widerrufen oder um Löschung bitten. In diesem Browser kannst du ihn ${minutes}\u00a0Minuten lang abrufen.`,
  show: 'Beleg anzeigen',
  copy: 'Code kopieren',
  copied: 'Kopiert.',
  byHand: 'Bitte markiere den Code und kopiere ihn.',
  save: 'Beleg speichern',
  fileName: 'beleg.txt',
  form: 'Formular',
  sent: 'Gesendet',
  code: 'Code',
  seeIt: 'Ansehen oder zurücknehmen',
  noConsent: 'Über die Antwort hinaus hast du in nichts eingewilligt.',
  consent: (version) => `Dem hast du zugestimmt (Hinweis ${version}):`,
};
