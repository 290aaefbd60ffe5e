import type * as english from 'member-area/my-data/linked-view.texts';

export const linkedViewTexts: typeof english.linkedViewTexts = {
  loading: 'Wird gesucht …',
  failed: 'Wir konnten gerade nicht nachsehen. Bitte versuch es in einer Minute noch einmal.',
  again: 'Noch einmal versuchen',
  title: 'Was du uns mit dieser Adresse geschickt hast',
  none: 'Es gibt nichts mehr zu zeigen.',
  choose: 'Wähle aus, was du sehen, berichtigen oder löschen lassen möchtest.',
  entry: (kind, day) => `${kind}, ${day}`,
  cut: 'Vielleicht gibt es mehr, als hier steht. Schreib uns bitte wegen der übrigen Angaben.',
  back: 'Zurück zur Liste',
};
