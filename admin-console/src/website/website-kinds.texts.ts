import type { ContentKind } from 'contract/content-kinds';

interface WebsiteKindTexts {
  readonly heading: string;
  readonly kinds: Readonly<Record<ContentKind, string>>;
  /** The label of the files, below the kinds. */
  readonly media: string;
}

/** Texts of the sidebar for the website; all others are loaded with its view. */
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
