import type * as english from 'shell/layout/page-loading.texts';

export const pageLoadingTexts: typeof english.pageLoadingTexts = {
  loading: 'Wird geladen …',
  needsScript: {
    title: 'Diese Seite braucht JavaScript',
    note: 'Sie entsteht erst in deinem Browser, weil sie zeigt, was nur dich etwas angeht. Bitte schalte JavaScript für diese Website ein und lade die Seite noch einmal.',
    help: 'Die öffentlichen Seiten, ihre Formulare und das Menü funktionieren auch ohne JavaScript. Und das Gemeindebüro hilft dir gern: Telefonnummer und E-Mail-Adressen stehen ganz unten auf dieser Seite.',
  },
};
