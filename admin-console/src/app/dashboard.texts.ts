interface DashboardTexts {
  readonly title: string;
  readonly sections: string;
  /** Over what staff have beside the sections. */
  readonly staff: string;
  readonly skipToTable: string;
  /** @param who a name, or an address where there is none */
  readonly signedInAs: (who: string) => string;
  readonly nameReminder: {
    readonly text: string;
    readonly enter: string;
    readonly putOff: string;
  };
  /** For a reader whose own clock shows another time. */
  readonly churchClock: string;
  /** The form in another language than the page, by that language. */
  readonly remittanceEdition: Readonly<Record<'en' | 'de', string>>;
  readonly opensInNewTab: string;
  readonly logout: string;
  /** Before a logout that takes something away. */
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
