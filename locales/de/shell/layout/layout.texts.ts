import type * as english from 'shell/layout/layout.texts';

export const layoutTexts: typeof english.layoutTexts = { skipToContent: 'Zum Inhalt springen' };
