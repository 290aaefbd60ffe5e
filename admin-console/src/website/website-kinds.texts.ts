import type { ContentKind } from 'contract/content-kinds';
import type { WebsiteGroupName } from './website-groups';

interface WebsiteKindTexts {
  readonly heading: string;
  /** Below the heading of the page that leads to all parts. */
  readonly intro: string;
  readonly groups: Readonly<Record<WebsiteGroupName, string>>;
  readonly kinds: Readonly<Record<ContentKind, string>>;
  /** The label of the files. */
  readonly media: string;
}

/** Names of the website's parts; all other texts are loaded with its view. */
export const websiteKindTexts: WebsiteKindTexts = {
  heading: 'Website',
  intro:
    'Everything that visitors see, and what the church writes to people. Choose what to change.',
  groups: {
    dates: 'Dates',
    words: 'To read and hear',
    pictures: 'Pictures',
    church: 'Who we are',
    giving: 'Giving',
    law: 'Law',
    mails: 'Letters and mails',
  },
  kinds: {
    programs: 'Programmes',
    messages: 'Videos',
    sermons: 'Sermons',
    testimonies: 'Testimonies on the home page',
    ministers: 'Ministers',
    departments: 'Departments',
    giving: 'Bank details',
    services: 'Service times',
    identity: 'The church',
    posts: 'Blog posts',
    news: 'News',
    slides: 'Home page pictures',
    gallery: 'Gallery',
    gifts: 'Words of Give Now',
    vision: 'Vision of the events',
    visit: 'First visit',
    'help-lines': 'Help lines',
    imprint: 'Imprint',
    privacy: 'Privacy notice',
    'form-mails': 'Mails after forms',
    'member-mails': 'Mails to members',
    letters: 'Letters to people',
  },
  media: 'Media',
};
