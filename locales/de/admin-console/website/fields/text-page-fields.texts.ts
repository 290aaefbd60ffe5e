import type * as english from 'admin-console/website/fields/text-page-fields.texts';

export const textPageFieldTexts: typeof english.textPageFieldTexts = {
  gifts: {
    intro: { label: 'Einleitung', hint: 'Dank, und wofür Spenden verwendet werden.' },
    verse: { label: 'Bibelvers' },
    reference: { label: 'Wo der Vers steht', hint: 'Zum Beispiel 2. Korinther 9,7.' },
    cheque: { label: 'Schecks', hint: 'Darunter steht die Adresse der Gemeinde.' },
    purpose: {
      label: 'Verwendungszweck',
      hint: 'Was die Banking-App einträgt, wenn man den Code scannt.',
    },
  },
  vision: {
    intro: { label: 'Einleitung' },
    vision: { label: 'Vision' },
    verse: { label: 'Bibelvers' },
    reference: { label: 'Wo der Vers steht', hint: 'Zum Beispiel Jesaja 60,1.' },
    mission: { label: 'Auftrag' },
    elements: {
      label: 'Was dazugehört',
      hint: 'Für jeden Teil eine Überschrift und darunter ein Satz.',
    },
    callTitle: { label: 'Aufruf: Titel' },
    call: { label: 'Aufruf' },
    volunteers: { label: 'Mitarbeiten', hint: 'Jede Zeile ist ein Absatz.' },
    goals: { label: 'Ziele', hint: 'Eine Liste. Leer: Auf der Seite stehen keine Ziele.' },
    tips: { label: 'Tipps', hint: 'Eine Liste. Leer: Auf der Seite stehen keine Tipps.' },
    means: {
      label: 'Wie der Auftrag gelingt',
      hint: 'Eine nummerierte Liste. Leer: Auf der Seite steht nichts davon.',
    },
  },
  visit: {
    intro: { label: 'Einleitung' },
    answers: { label: 'Fragen und Antworten', hint: 'Jede Frage ist eine Überschrift.' },
    children: { label: 'Kinder', hint: 'Was sie erwartet. Jede Zeile ist ein Absatz.' },
    groups: {
      label: 'Kindergruppen',
      hint: 'Für jede eine Zeile: Name; Alter; Zeit. Leer: Auf der Seite steht keine Tabelle.',
    },
    byBus: { label: 'Mit dem Bus', hint: 'Leer: Auf der Seite steht nichts davon.' },
    byTrain: { label: 'Mit der Bahn', hint: 'Leer: Auf der Seite steht nichts davon.' },
    byCar: { label: 'Mit dem Auto', hint: 'Leer: Auf der Seite steht nichts davon.' },
    ask: { label: 'Wen man fragen kann', hint: 'Darunter stehen Formular und Telefonnummer.' },
    amenities: {
      label: 'Für Suchmaschinen',
      hint: 'Was es für Gäste gibt, für jedes eine Zeile, zum Beispiel: Parkplätze.',
    },
  },
  'help-lines': {
    title: { label: 'Überschrift' },
    intro: { label: 'Einleitung' },
    lines: {
      label: 'Nummern',
      hint: 'Für jede eine Zeile: Land; Nummer; wer abhebt. Zum Beispiel: Österreich; 142; Telefonseelsorge.',
    },
  },
  imprint: {
    intro: { label: 'Einleitung', hint: 'Welche Gesetze das Impressum verlangen.' },
    body: { label: 'Text', hint: 'Mit jeder Überschrift beginnt ein Kapitel.' },
  },
  privacy: {
    intro: { label: 'Einleitung' },
    basis: { label: 'Auf welcher Rechtsgrundlage' },
    rights: { label: 'Deine Rechte' },
    others: {
      label: 'Weitere Kapitel',
      hint: 'Mit jeder Überschrift beginnt ein Kapitel.',
    },
  },
};
