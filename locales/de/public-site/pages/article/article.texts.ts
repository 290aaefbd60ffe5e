import type * as english from 'public-site/pages/article/article.texts';

export const articleTexts: typeof english.articleTexts = { back: 'Zurück zum Blog' };
