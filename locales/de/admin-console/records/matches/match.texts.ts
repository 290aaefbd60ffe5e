import type * as english from 'admin-console/records/matches/match.texts';

export const matchTexts: typeof english.matchTexts = {
  possible: 'Möglicher Treffer',
  household: 'Gleiche Telefonnummer, anderer Name',
  count: (count) => (count === 1 ? '1 möglicher Treffer' : `${count} mögliche Treffer`),
  show: (what, name) => `${what}: ${name}`,
  title: (name) => `Mögliche Treffer: ${name}`,
  reasons: {
    email: 'Gleiche E-Mail-Adresse',
    phone: 'Gleiche Telefonnummer',
    name: 'Gleicher Name',
    couple: 'Dasselbe Paar',
    household: 'Gleiche Telefonnummer, anderer Name',
  },
  open: 'Öffnen',
  close: 'Schließen',
  nameless: 'Eintrag ohne Namen',
  readNumbersAs: 'Telefonnummern ohne Landesvorwahl stammen aus:',
  noCountry: 'Nicht bekannt',
};
