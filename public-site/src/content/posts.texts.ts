type PostId = 'night-of-worship' | 'youth-conference' | 'outreach-program';

interface PostTexts {
  readonly title: string;
  readonly excerpt: string;
  /** A role, not a name (requirements 10.8). */
  readonly author: string;
}

export const postTexts: Readonly<Record<PostId, PostTexts>> = {
  'night-of-worship': {
    title: 'What we heard in the night',
    excerpt:
      'Somewhere after ten the instruments fell silent, and nobody moved. A few hundred people breathed as one. It was the loudest moment of the Night of Worship.',
    author: 'Music Director',
  },
  'youth-conference': {
    title: 'Questions worth keeping',
    excerpt:
      'Why does God let it happen? How do I know it is his voice? Our young people wrote two hundred questions on a wall. We have not painted over it.',
    author: 'Sunday School Department',
  },
  'outreach-program': {
    title: 'Soup for a stranger',
    excerpt:
      'He wanted no soup, he said, only somebody who would sit down. So we sat down, and the soup grew cold, and nothing was wasted.',
    author: 'Follow-up and Counselling Team',
  },
};
