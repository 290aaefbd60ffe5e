interface ConsoleToolsTexts {
  /** The name of the menu if neither name nor e-mail address is known. */
  readonly account: string;
  /** @param who a name, or an e-mail address if there is none */
  readonly signedInAs: (who: string) => string;
  readonly viewSite: string;
  readonly language: string;
  readonly languageFailed: string;
  /** The remittance form in other languages than the page's, by language. */
  readonly remittanceEdition: Readonly<Record<'en' | 'de', string>>;
  readonly opensInNewTab: string;
  readonly logout: string;
  /** The question before a logout that discards unsaved texts. */
  readonly unsaved: { readonly title: string; readonly text: string; readonly stay: string };
}

export const consoleToolsTexts: ConsoleToolsTexts = {
  account: 'Account',
  signedInAs: (who) => `Signed in as ${who}`,
  viewSite: 'View the site',
  language: 'Language',
  languageFailed: 'The language could not be changed. Please try again.',
  remittanceEdition: { en: 'Remittance form in English', de: 'Remittance form in German' },
  opensInNewTab: '(opens in a new tab)',
  logout: 'Logout',
  unsaved: {
    title: 'Log out without saving?',
    text: 'Something that you typed about the website is not saved yet. It is gone when you log out.',
    stay: 'Stay here',
  },
};
