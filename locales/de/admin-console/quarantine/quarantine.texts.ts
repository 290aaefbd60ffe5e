import type * as english from 'admin-console/quarantine/quarantine.texts';

export const quarantineTexts: typeof english.quarantineTexts = {
  name: 'Quarantäne',
  counted: (count) => `Quarantäne (${count})`,
  intro:
    'Was hier liegt, sieht nach Spam aus und kommt in keine Liste. Gelöscht wird nichts: Sieh dir alles einzeln an und gib frei, was ein Mensch geschrieben hat.',
  reasons: {
    honeypot: 'Ein Feld ist ausgefüllt, das für Menschen unsichtbar ist.',
    'too-fast': 'Das kam schneller, als irgendjemand tippen kann.',
    'too-many': 'Von einem Absender oder aus einem Netzwerk kam mehr als üblich.',
  },
  show: 'Anzeigen, was gesendet wurde',
  release: (name) => `${name} freigeben`,
  releaseShort: 'Freigeben',
  released: (name, section) => `${name} steht jetzt unter „${section}“.`,
  failed: 'Die Freigabe hat nicht geklappt. Bitte versuch es noch einmal.',
  empty: 'Die Quarantäne ist leer.',
  unreadable: 'Die Quarantäne konnte nicht geladen werden.',
};
