import type * as english from 'public-site/content/posts.texts';

export const postTexts: typeof english.postTexts = {
  'night-of-worship': {
    title: 'Was wir in der Nacht gehört haben',
    excerpt:
      'Irgendwann nach zehn verstummten die Instrumente, und niemand rührte sich. Ein paar Hundert Menschen, ein einziger Atem. Es war der lauteste Augenblick der Lobpreisnacht.',
    author: 'Musikalische Leitung',
  },
  'youth-conference': {
    title: 'Fragen, die bleiben dürfen',
    excerpt:
      'Warum lässt Gott das zu? Woran erkenne ich, dass er es ist, der spricht? Unsere jungen Leute haben zweihundert Fragen auf eine Wand geschrieben. Wir haben sie nicht übermalt.',
    author: 'Sonntagsschule',
  },
  'outreach-program': {
    title: 'Suppe für einen Fremden',
    excerpt:
      'Er wolle keine Suppe, sagte er, nur jemanden, der sich zu ihm setzt. Also setzten wir uns zu ihm, und die Suppe wurde kalt, und nichts davon war umsonst.',
    author: 'Begleitung und Seelsorge',
  },
};
