import type * as english from 'shell/page-head/breadcrumbs.texts';

export const breadcrumbsTexts: typeof english.breadcrumbsTexts = { blog: 'Blog der Gemeinde' };
