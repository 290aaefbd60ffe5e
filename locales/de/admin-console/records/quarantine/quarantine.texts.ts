import type * as english from 'admin-console/records/quarantine/quarantine.texts';

export const quarantineTexts: typeof english.quarantineTexts = {
  name: 'Quarantäne',
  counted: (count) => `Quarantäne (${count})`,
  intro:
    'Was hier wartet, steht in keiner Liste und zählt nirgends mit. Gelöscht wird nichts, und wer es geschickt hat, weiß, dass es angekommen ist. Gib frei, was Menschen geschrieben haben: Dann steht es dort, wo es eingelangt ist, und eine E-Mail bestätigt es.',
  reasons: {
    'too-many': {
      title: 'Mehr auf einmal als üblich',
      text: 'Aus einem Netzwerk oder von einem Absender kam mehr als sein Anteil. Bei einem vollen Saal ist das auch so: Sonst spricht nichts dagegen.',
    },
    'too-fast': {
      title: 'Sehr schnell gesendet',
      text: 'Das kam schneller, als irgendjemand tippen kann, und mit einem Link.',
    },
    honeypot: {
      title: 'Wahrscheinlich von einem Programm gesendet',
      text: 'Ein Feld ist ausgefüllt, das für Menschen unsichtbar ist.',
    },
  },
  show: 'Anzeigen, was gesendet wurde',
  release: (name) => `${name} freigeben`,
  releaseShort: 'Freigeben',
  released: (name, section) => `${name} steht jetzt unter „${section}“.`,
  releaseSelected: (count) =>
    count === 1 ? 'Den ausgewählten Eintrag freigeben' : `Die ${count} ausgewählten freigeben`,
  releaseAll: (count) => `Alle ${count} freigeben`,
  askReleaseAll: (count) =>
    `Alle ${count} kommen auf ihre Listen, und wer eine E-Mail-Adresse angegeben hat, wird verständigt. Rückgängig machen lässt sich das nicht.`,
  releasedAll: (count) =>
    count === 1 ? '1 Eintrag ist freigegeben.' : `${count} Einträge sind freigegeben.`,
  failed: 'Die Freigabe hat nicht geklappt. Bitte versuch es noch einmal.',
  empty: 'Die Quarantäne ist leer.',
  unreadable: 'Die Quarantäne konnte nicht geladen werden.',
  waiting: (count) =>
    count === 1
      ? '1 weiterer Eintrag wartet in der Quarantäne und zählt nicht mit'
      : `${count} weitere Einträge warten in der Quarantäne und zählen nicht mit`,
};
