import type * as english from 'shell/navigation/menus.texts';

export const home: typeof english.home = 'Start';

export const menuTexts: typeof english.menuTexts = {
  giving: 'Spenden',
  joinUs: 'Mitmachen',
  forms: 'Formulare',
  help: 'Hilfe',
  downloads: 'Downloads',
  moreInfo: 'Über uns',
};

/** To log in is „einloggen“, because „anmelden“ means to register for an event. */
export const menuEntryTexts: typeof english.menuEntryTexts = {
  pledge: 'Spendenzusage',
  partnership: 'Partnerschaft',
  payment: 'Jetzt spenden',
  register: 'Anmeldung',
  firstTimer: 'Zum ersten Mal da',
  secondTimer: 'Zum zweiten Mal da',
  newBeliever: 'Neu im Glauben',
  churchMember: 'Mitglied werden',
  programAttendance: 'Veranstaltungen',
  login: 'Login',
  createProfile: 'Profil anlegen',
  childDedication: 'Kindersegnung',
  babyNaming: 'Namensgebung',
  couples: 'Trauung',
  testimonies: 'Zeugnisse',
  requests: 'Anliegen',
  enquiries: 'Fragen',
  contact: 'Kontakt',
  welfare: 'Unterstützung',
  gallery: 'Galerie',
  departments: 'Dienste',
  awakening: 'Geistliches Erwachen',
  praise: 'City Praise',
};
