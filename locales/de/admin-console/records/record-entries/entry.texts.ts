import type * as english from 'admin-console/records/record-entries/entry.texts';

export const entryTexts: typeof english.entryTexts = {
  add: 'Hinzufügen',
  addRecord: 'Eintrag hinzufügen',
  title: 'Eintrag hinzufügen',
  section: 'Bereich',
  source: 'Wie kam es?',
  sources: { telephone: 'Telefonisch', paper: 'Auf Papier', 'in-person': 'Persönlich' },
  missing: (field) => `Bitte ausfüllen: ${field}.`,
  sendsMail: 'Die Bestätigung des Formulars per E-Mail schicken',
  invites: 'Per E-Mail einladen, ein Passwort zu wählen',
  silent: 'Niemand bekommt eine E-Mail, wenn du es nicht hier wünschst.',
  language: 'Sprache der E-Mails an diese Person',
  save: 'Hinzufügen',
  saveAndNext: 'Hinzufügen und den nächsten aufnehmen',
  saving: 'Wird hinzugefügt …',
  failed:
    'Das ließ sich nicht hinzufügen. Bitte versuch es noch einmal; was du getippt hast, bleibt.',
  added: (name, section) => `${name} steht jetzt in ${section}.`,
  mailed: 'Eine E-Mail ist unterwegs.',
  notMailed:
    'Es ging keine E-Mail hinaus: Dieser Bereich bestätigt nichts per E-Mail, oder es fehlt die Adresse.',
  nameless: 'Ein Eintrag ohne Namen',
};
