interface DashboardTexts {
  readonly title: string;
  readonly sections: string;
  /** The heading above the views beside the sections. */
  readonly staff: string;
  readonly skipToTable: string;
  /** @param who a name, or an e-mail address if there is none */
  readonly signedInAs: (who: string) => string;
  readonly nameReminder: {
    readonly text: string;
    readonly enter: string;
    readonly putOff: string;
  };
  /** The note for users whose clock shows another time. */
  readonly churchClock: string;
  /** The remittance form in other languages than the page's, by language. */
  readonly remittanceEdition: Readonly<Record<'en' | 'de', string>>;
  readonly opensInNewTab: string;
  readonly logout: string;
  /** The question before a logout that discards unsaved texts. */
  readonly unsaved: { readonly title: string; readonly text: string; readonly stay: string };
}

export const dashboardTexts: DashboardTexts = {
  title: 'Admin Dashboard',
  sections: 'Sections',
  staff: 'Staff',
  skipToTable: 'Skip to the table',
  signedInAs: (who) => `Signed in as ${who}`,
  nameReminder: {
    text: 'Your colleagues see your e-mail address, because your name is not known.',
    enter: 'Enter your name',
    putOff: 'Not now',
  },
  churchClock: 'All times are Innsbruck’s.',
  remittanceEdition: { en: 'remittance form in English', de: 'remittance form in German' },
  opensInNewTab: '(opens in a new tab)',
  logout: 'Logout',
  unsaved: {
    title: 'Log out without saving?',
    text: 'Something that you typed about the website is not saved yet. It is gone when you log out.',
    stay: 'Stay here',
  },
};
