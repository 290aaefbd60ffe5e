import type * as english from 'admin-console/office/accounts/trusted-networks.texts';

export const trustedNetworksTexts: typeof english.trustedNetworksTexts = {
  title: 'Eigene Netzwerke der Gemeinde',
  intro:
    'Wenn aus einem Netzwerk viele Formulare kommen, wartet ein Teil davon in der Quarantäne. Trag hier die Netzwerke eurer eigenen Räume ein: Von dort wartet nichts mehr, nur weil es viel ist. Dasselbe gilt für jeden Browser, in dem jemand vom Team eingeloggt ist.',
  label: 'Netzwerke',
  hint: 'Eines pro Zeile: eine Adresse wie 192.0.2.7 oder ein Netzwerk wie 192.0.2.0/24 (/16 oder enger) oder 2001:db8::/48 (/32 oder enger). Lass das leer, wenn es keine gibt.',
  tooMany: (most) => `Trag höchstens ${most} Netzwerke ein.`,
  addOwn: (network) => `Das hinzufügen, in dem du gerade bist (${network})`,
  submit: 'Speichern',
  submitting: 'Wird gespeichert …',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuch es in ein paar Minuten noch einmal.',
  saved: 'Die Netzwerke sind gespeichert.',
  notLoaded: 'Die eigenen Netzwerke der Gemeinde konnten nicht geladen werden.',
};
