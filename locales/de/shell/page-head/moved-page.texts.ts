import type * as english from 'shell/page-head/moved-page.texts';

export const movedPageTexts: typeof english.movedPageTexts = {
  title: 'Diese Seite hat eine neue Adresse',
  link: 'Zur Seite',
};
