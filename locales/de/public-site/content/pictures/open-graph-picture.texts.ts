import type * as english from 'public-site/content/pictures/open-graph-picture.texts';

export const openGraphAlt: typeof english.openGraphAlt =
  'Glasfenster: eine weiße Taube vor der aufgehenden Sonne über Innsbruck und der Nordkette.';
