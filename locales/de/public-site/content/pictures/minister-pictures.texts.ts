import type * as english from 'public-site/content/pictures/minister-pictures.texts';

export const ministerPictureTexts: typeof english.ministerPictureTexts = {
  'general-overseer': {
    alt: 'Gläsernes Bildnis ohne Gesicht: eine Gestalt in Violett mit Hirtenstab.',
  },
  mama: {
    alt: 'Gläsernes Bildnis ohne Gesicht: eine Frau in Rot mit goldenem Kopftuch und einer Lilie.',
  },
  'assistant-pastor': {
    alt: 'Gläsernes Bildnis ohne Gesicht: eine Gestalt in Blau mit aufgeschlagener Bibel.',
  },
  'asst-mama': {
    alt: 'Gläsernes Bildnis ohne Gesicht: eine Frau in Grün mit rosa Kopftuch und brennender Lampe.',
  },
  'head-pastor-liberia': {
    alt: 'Gläsernes Bildnis ohne Gesicht: eine Gestalt in Dunkelblau mit weißem Stern.',
  },
  'head-pastor-nigeria': {
    alt: 'Gläsernes Bildnis ohne Gesicht: eine Gestalt in Weiß und Grün mit Palmzweig.',
  },
};
