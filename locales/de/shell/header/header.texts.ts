import type * as english from 'shell/header/header.texts';

export const headerTexts: typeof english.headerTexts = {
  siteNavigation: 'Hauptmenü',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  liveStream: 'Livestream',
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  liveNow: 'Jetzt live',
};
