import type * as english from 'admin-console/records/contact-history/contact-history.texts';

export const contactHistoryTexts: typeof english.contactHistoryTexts = {
  title: 'Gespräch',
  writeMail: 'E-Mail schreiben',
  writeWhatsApp: 'Per WhatsApp schreiben',
  noteByHand: 'Kontakt notieren',
  noteQuestion:
    'Hast du angerufen, oder habt ihr euch getroffen? Das wird hier mit deinem Namen und der Uhrzeit notiert.',
  planned: 'Geplante Kontakte',
  day: (day, date) => `Tag ${day}, ${date}`,
  stepStates: { done: 'erledigt', due: 'fällig', planned: 'geplant' },
  none: 'Bisher hat niemand dieser Person geschrieben oder etwas notiert.',
  notLoaded: 'Das Gespräch konnte nicht geladen werden.',
  ways: { mail: 'E-Mail', whatsapp: 'WhatsApp', hand: 'Von Hand notiert' },
  to: (way, address) => `${way} an ${address}`,
  states: { waiting: 'wartet auf den Versand', sent: 'gesendet', failed: 'nicht zustellbar' },
  confirmations: {
    waiting: 'Die Bestätigung per E-Mail konnte noch nicht zugestellt werden',
    failed: 'Die Bestätigung per E-Mail konnte nicht zugestellt werden',
  },
  reason: 'Meldung des Mailservers:',
  who: (when, who) => (who === undefined ? when : `${when}, ${who}`),
  writeAgain: 'Noch einmal schreiben',
  templates: {
    welcome: 'Willkommen',
    'check-in': 'Wie geht es dir?',
    invitation: 'Einladung zum Gottesdienst',
    answer: 'Antwort auf eine Nachricht',
    missed: 'Telefonisch nicht erreicht',
    blank: 'Nur die Anrede',
  },
  outcomes: {
    reached: 'erreicht',
    'not-reached': 'nicht erreicht',
    'wrong-number': 'falsche Nummer',
    'try-again': 'noch einmal zu versuchen',
  },
  newNote: 'Neue Notiz',
  noteHint:
    '@ erwähnt jemanden aus dem Team, und die Person bekommt eine E-Mail. Strg+Enter speichert.',
  note: 'Notiz',
  noteBy: (who, when) => `Notiz von ${who}, ${when}`,
  noteOf: (when) => `Notiz, ${when}`,
  saveNote: 'Notiz speichern',
  noteSaved: 'Die Notiz ist gespeichert.',
  noteFailed:
    'Die Notiz konnte nicht gespeichert werden. Sie steht noch da: Bitte versuch es noch einmal.',
  unsaved: 'Noch nicht gespeichert. Dein Entwurf bleibt da, solange dieser Tab offen ist.',
  discard: 'Entwurf verwerfen',
  changeNote: 'Ändern',
  removeNote: 'Löschen',
  removeNoteQuestion: 'Die Notiz wird endgültig gelöscht.',
  noteRemoved: 'Die Notiz ist gelöscht.',
  colleagues: 'Team',
  offered: (count) =>
    count === 1
      ? '1 Person aus dem Team. Enter wählt aus.'
      : `${count} Personen aus dem Team. Mit den Pfeilen gehst du weiter, Enter wählt aus.`,
  noted: 'Der Kontakt ist notiert.',
  onItsWay: 'Die E-Mail ist unterwegs.',
  mailTitle: (name) => `E-Mail an ${name}`,
  whatsAppTitle: (name) => `WhatsApp an ${name}`,
  draftsNotLoaded: 'Die Vorlagen konnten nicht geladen werden.',
  noAddress: 'Zu diesem Eintrag gibt es keine gültige E-Mail-Adresse.',
  recipient: 'An',
  template: 'Vorlage',
  language: 'Sprache',
  subject: 'Betreff',
  text: 'Text',
  left: (count) => (count === 1 ? 'Noch 1 Zeichen' : `Noch ${count} Zeichen`),
  mailHint: (comesBack) =>
    `Sie wird im Namen der Gemeinde gesendet, Antworten ${comesBack ? 'kommen zu diesem Eintrag zurück' : 'gehen an die Adresse der Gemeinde'}. Sie bleibt bei diesem Eintrag, wo alle sie sehen, die diesen Bereich lesen.`,
  whatsAppHint:
    'Der Text geht an WhatsApp und wird hier nicht aufbewahrt. Dass du geschrieben hast, wird als Kontakt notiert.',
  missing: 'Bitte schreib einen Betreff und einen Text.',
  send: 'E-Mail senden',
  sending: 'Wird gesendet …',
  close: 'Schließen',
  failed:
    'Das konnte nicht gesendet werden. Was du geschrieben hast, steht noch da: Bitte versuch es noch einmal.',
  notNoted:
    'WhatsApp wurde geöffnet, aber der Kontakt konnte nicht notiert werden. Bitte notiere ihn von Hand.',
  country: 'Bei der Nummer fehlt die Landesvorwahl. Sie ist aus',
  noCountry: 'Bitte wählen',
  noNumber: 'Diese Nummer ist über WhatsApp nicht erreichbar.',
  openWhatsApp: 'WhatsApp öffnen',
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
};
