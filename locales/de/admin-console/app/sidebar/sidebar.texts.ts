import type * as english from 'admin-console/app/sidebar/sidebar.texts';

export const sidebarTexts: typeof english.sidebarTexts = {
  work: 'Arbeit',
  pinned: 'Angeheftet',
  sections: 'Bereiche',
  office: 'Büro',
  today: 'Heute',
  more: 'Mehr',
  showLinks: 'Links anzeigen',
  filter: 'Bereiche filtern',
  noSection: 'So heißt kein Bereich.',
  pin: (section) => `${section} anheften`,
  urgent: (count) => `${count} dringend`,
};
