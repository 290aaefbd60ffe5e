import type * as english from 'shared-ui/form/receipt.texts';

export const receiptWords: typeof english.receiptWords = {
  title: 'Dein Beleg',
  use: 'Mit diesem Code kannst du sehen, was du geschickt hast, es berichtigen, deine Einwilligung widerrufen oder um Löschung bitten. Behalte ihn für dich: Wer ihn hat, kann das auch. Verwenden kannst du ihn unter',
  copy: 'Code kopieren',
  copied: 'Kopiert.',
  byHand: 'Bitte markiere den Code und kopiere ihn.',
  save: 'Beleg speichern',
  fileName: 'beleg.txt',
  form: 'Formular',
  sent: 'Gesendet',
  code: 'Code',
  seeIt: 'Ansehen oder zurücknehmen',
  noConsent: 'Du hast nichts zugestimmt, was über die Antwort hinausgeht.',
  consent: (version) => `Du hast dem zugestimmt (Hinweis ${version}):`,
};
