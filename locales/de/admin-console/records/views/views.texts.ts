import type { viewTexts as english } from 'admin-console/records/views/views.texts';

export const viewTexts: typeof english = {
  button: 'Ansichten',
  all: 'Alle Einträge',
  by: (view, name) => `${view} (${name})`,
  ownerless:
    'Wem sie gehörte, ist nicht mehr im Team. Sie gehört dir, sobald du den Namen oder die Freigabe änderst.',
  open: 'Ansicht:',
  changed: 'geändert, nicht gespeichert',
  saveChanges: 'Änderungen speichern',
  saveNew: 'Als neue Ansicht speichern …',
  settings: 'Umbenennen, freigeben, anheften …',
  remove: 'Diese Ansicht löschen',
  notSavable: 'Ein Filter über einen vertraulichen Text lässt sich nicht speichern.',
  title: { add: 'Als Ansicht speichern', change: 'Einstellungen der Ansicht' },
  name: 'Name der Ansicht',
  shared: 'Für alle freigeben, die diese Liste sehen dürfen',
  sharedHint: 'Sie sehen auch, was du in den Filter geschrieben hast.',
  pinned: 'In der Seitenleiste zeigen',
  start: 'Diese Liste damit öffnen',
  noName: 'Bitte gib der Ansicht einen Namen.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  saved: (view) => `Die Ansicht „${view}“ ist gespeichert.`,
  taken: (view) =>
    `Die Ansicht „${view}“ ist gespeichert. Wem sie gehörte, ist nicht mehr im Team; jetzt gehört sie dir.`,
  removed: (view) => `Die Ansicht „${view}“ ist gelöscht.`,
  restored: (view) => `Die Ansicht „${view}“ ist wieder da.`,
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  group: 'Ansichten',
};
