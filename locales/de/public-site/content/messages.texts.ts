import type * as english from 'public-site/content/messages.texts';

export const messageTexts: typeof english.messageTexts = {
  'arise-shine': { title: 'Mache dich auf, werde licht', passage: 'Jesaja 60' },
  'the-well-is-deep': { title: 'Der Brunnen ist tief', passage: 'Johannes 4' },
  'bread-for-the-road': { title: 'Brot für den Weg', passage: '1. Könige 19' },
};
