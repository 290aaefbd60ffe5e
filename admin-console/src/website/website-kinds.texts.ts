import type { ContentKind } from 'contract/content-kinds';

interface WebsiteKindTexts {
  /** Over the kinds in the sidebar. */
  readonly heading: string;
  readonly kinds: Readonly<Record<ContentKind, string>>;
  /** The files, below them. */
  readonly media: string;
}

/** What the sidebar says of the website's content; the rest is loaded with its view. */
export const websiteKindTexts: WebsiteKindTexts = {
  heading: 'Website',
  kinds: {
    programs: 'Programmes',
    messages: 'Messages',
    sermons: 'Sermons',
    testimonies: 'Printed testimonies',
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
    imprint: 'Imprint',
    privacy: 'Privacy',
    'form-mails': 'Mails after forms',
    'member-mails': 'Mails to members',
    letters: 'Letters to people',
  },
  media: 'Media',
};
