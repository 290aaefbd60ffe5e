type NewsId = 'night-of-worship' | 'youth-conference' | 'outreach-program';

interface NewsTexts {
  readonly title: string;
  readonly summary: string;
}

export const newsTexts: Readonly<Record<NewsId, NewsTexts>> = {
  'night-of-worship': {
    title: 'Night of Worship',
    summary:
      'From dusk until midnight the church was full of song. Some came for an hour and stayed for all of them.',
  },
  'youth-conference': {
    title: 'Youth Conference',
    summary:
      'Young people from three countries asked hard questions, and nobody was in a hurry to answer.',
  },
  'outreach-program': {
    title: 'Outreach Programme',
    summary:
      'Warm meals, warm coats and an open ear: what forty volunteers gave away on the banks of the Inn.',
  },
};
