interface HeaderTexts {
  /** Accessible name of the navigation. */
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
