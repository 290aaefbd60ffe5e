import type * as english from 'admin-console/website/fields/sermon-fields.texts';

export const sermonFields: typeof english.sermonFields = {
  title: { label: 'Titel' },
  preacher: { label: 'Wer predigt', hint: 'Die Aufgabe, zum Beispiel: Zweiter Pastor.' },
  passage: { label: 'Bibelstelle', hint: 'Zum Beispiel Psalm 119,105.' },
  date: { label: 'Tag der Predigt', hint: 'Die neueste steht ganz oben.' },
  audio: {
    label: 'Aufnahme',
    hint: 'Eine MP3- oder M4A-Datei bis 300\u00a0MB. Man kann sie anhören, sobald die Predigt veröffentlicht ist.',
  },
  spokenIn: {
    label: 'Gesprochen auf',
    hint: 'Die Sprache, die man in der Aufnahme hört.',
    options: { en: 'Englisch', de: 'Deutsch', yo: 'Yoruba', ig: 'Igbo', kpe: 'Kpelle' },
  },
  transcript: {
    label: 'Zum Nachlesen',
    hint: 'Was gesagt wird, oder eine Zusammenfassung: für alle, die nicht hören oder die Sprache nicht verstehen. Jede Zeile ist ein Absatz.',
  },
  chapters: {
    label: 'Kapitel',
    hint: 'Für Podcast-Apps: je eine Zeile mit der Zeit, zu der es beginnt, zum Beispiel: 12:30 Die offene Tür.',
  },
};
