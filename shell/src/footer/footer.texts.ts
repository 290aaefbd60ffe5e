interface FooterTexts {
  readonly about: string;
  readonly quickLinks: string;
  readonly ministries: string;
  readonly contact: string;
  readonly visit: string;
  readonly sermons: string;
  readonly blog: string;
  readonly reachUs: string;
  readonly serviceTimes: string;
  readonly privacy: string;
  readonly imprint: string;
}

export const footerTexts: FooterTexts = {
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
};
