import type { Labels } from './label-types';

export const english: Labels = {
  skipToContent: 'Skip to content',
  siteNavigation: 'Site',
  menu: 'Menu',
  closeMenu: 'Close menu',
  home: 'Home',
  liveStream: 'Live Stream',
  opensInNewTab: '(opens in a new tab)',
  footer: {
    about: 'About us',
    quickLinks: 'Quick links',
    ministries: 'Ministries',
    contact: 'Contact',
    reachUs: 'Reach us',
    serviceTimes: 'Service times',
    privacy: 'Privacy',
    imprint: 'Imprint',
  },
  outage: 'We could not reach the church office. What you typed is still here.',
  loading: 'Loading...',
  notFound: {
    code: '404',
    title: 'Oops! Page Not Found',
    note: 'The page you are looking for may have been removed, renamed or is unavailable.',
    home: 'Go Back Home',
  },
  unavailable: {
    title: 'This page could not be loaded',
    note: 'The rest of the site works. Please check your connection and try again.',
    incomplete: 'Part of this page could not be loaded. You can still read it and send its forms.',
    tryAgain: 'Try again',
    stillUnavailable: 'It could not be loaded this time either.',
  },
};
