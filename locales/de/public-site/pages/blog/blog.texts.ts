import type * as english from 'public-site/pages/blog/blog.texts';

export const blogTexts: typeof english.blogTexts = {
  title: 'Blog der Gemeinde',
  description:
    'Geschichten aus dem Leben der Gemeinde: von Lobpreisnächten, jungen Leuten und den Straßen unserer Stadt.',
  verse: {
    words:
      'Kommet her, höret zu alle, die ihr Gott fürchtet; ich will erzählen, was er an meiner Seele getan hat.',
    place: 'Psalm 66,16',
  },
  readMore: 'Weiterlesen',
};
