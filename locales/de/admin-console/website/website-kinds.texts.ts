import type * as english from 'admin-console/website/website-kinds.texts';

export const websiteKindTexts: typeof english.websiteKindTexts = {
  heading: 'Website',
  kinds: {
    programs: 'Programme',
    messages: 'Botschaften',
    testimonies: 'Gedruckte Zeugnisse',
    ministers: 'Leitung',
    departments: 'Abteilungen',
    posts: 'Blogbeiträge',
    news: 'Neuigkeiten',
  },
};
