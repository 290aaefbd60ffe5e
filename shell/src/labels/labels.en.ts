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
    visit: 'Visit us',
    sermons: 'MP3 sermons',
    blog: 'Blog',
    reachUs: 'Reach us',
    serviceTimes: 'Service times',
    privacy: 'Privacy',
    imprint: 'Imprint',
  },
  outage: 'We could not reach the church office. What you typed is still here.',
  staffOutage:
    'The server is not responding at the moment. What you see may be out of date, and changes may not be saved.',
  loading: 'Loading...',
  needsScript: {
    title: 'This page needs JavaScript',
    note: 'It is built in your browser, because it shows what only you may see. Please switch JavaScript on for this site, then load the page again.',
    help: 'The public pages, their forms and the menu work without it. The church office can help you too: its phone number and e-mail addresses are at the foot of this page.',
  },
  notFound: {
    code: '404',
    title: 'Oops! Page Not Found',
    note: 'The page you are looking for may have been removed, renamed or is unavailable.',
    home: 'Go Back Home',
    blog: 'Back to the Blog',
  },
  unavailable: {
    title: 'This page could not be loaded',
    note: 'The rest of the site works. Please check your connection and try again.',
    incomplete: 'Part of this page could not be loaded. You can still read it and send its forms.',
    tryAgain: 'Try again',
    stillUnavailable: 'It could not be loaded this time either.',
  },
};
