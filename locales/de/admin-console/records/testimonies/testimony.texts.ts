import type * as english from 'admin-console/records/testimonies/testimony.texts';

export const testimonyTexts: typeof english.testimonyTexts = {
  heading: 'Auf der Website',
  states: {
    public: 'Öffentlich',
    hidden: 'Ausgeblendet',
    'awaits-approval': 'Wartet auf Freigabe',
  },
  explained: {
    public: 'Alle können es auf der Seite mit den Zeugnissen lesen.',
    hidden: 'Nur das Team kann es lesen.',
    'awaits-approval': 'Bis zur Freigabe kann nur das Team es lesen.',
  },
  hide: 'Ausblenden',
  show: 'Auf der Website zeigen',
  approve: 'Freigeben',
  refuse: 'Nicht veröffentlichen',
  became: {
    public: (name) => `${name}: Das Zeugnis ist öffentlich.`,
    hidden: (name) => `${name}: Das Zeugnis ist auf der Website ausgeblendet.`,
    'awaits-approval': (name) => `${name}: Das Zeugnis wartet auf die Freigabe.`,
  },
  failed: 'Das konnte nicht geändert werden. Bitte versuch es noch einmal.',
  waitingCount: (count) => (count === 1 ? '1 wartet auf Freigabe' : `${count} warten auf Freigabe`),
  needsApproval: 'Neue Zeugnisse warten auf Freigabe',
  settings: {
    on: 'Ab jetzt sind neue Zeugnisse erst öffentlich, wenn ihr sie freigegeben habt.',
    off: 'Ab jetzt sind neue Zeugnisse sofort öffentlich. Was noch wartet, bleibt ausgeblendet.',
    failed: 'Diese Einstellung konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
    unreadable: 'Die Einstellung zur Freigabe konnte nicht geladen werden.',
  },
};
