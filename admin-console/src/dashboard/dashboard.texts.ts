interface DashboardTexts {
  readonly title: string;
  readonly sections: string;
  /** Over what staff have beside the sections. */
  readonly staff: string;
  readonly skipToTable: string;
  readonly signedInAs: (email: string) => string;
  /** The form in another language than the page, by that language. */
  readonly remittanceEdition: Readonly<Record<'en' | 'de', string>>;
  readonly opensInNewTab: string;
  readonly logout: string;
}

export const dashboardTexts: DashboardTexts = {
  title: 'Admin Dashboard',
  sections: 'Sections',
  staff: 'Staff',
  skipToTable: 'Skip to the table',
  signedInAs: (email) => `Signed in as ${email}`,
  remittanceEdition: { en: 'remittance form in English', de: 'remittance form in German' },
  opensInNewTab: '(opens in a new tab)',
  logout: 'Logout',
};
