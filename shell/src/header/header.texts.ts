interface HeaderTexts {
  /** Names the navigation for those who do not see it. */
  readonly siteNavigation: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly liveStream: string;
  readonly opensInNewTab: string;
  readonly liveNow: string;
}

export const headerTexts: HeaderTexts = {
  siteNavigation: 'Site',
  menu: 'Menu',
  closeMenu: 'Close menu',
  liveStream: 'Live Stream',
  opensInNewTab: '(opens in a new tab)',
  liveNow: 'Live now',
};
