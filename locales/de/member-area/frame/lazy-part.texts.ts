import type * as english from 'member-area/frame/lazy-part.texts';

export const lazyPartTexts: typeof english.lazyPartTexts = {
  lost: 'Dieser Teil der Seite konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
};
