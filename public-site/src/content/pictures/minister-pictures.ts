import { ministerSizes } from '../generated/minister-sizes';
import type { Picture } from './picture';

export const ministerPictures = {
  'general-overseer': {
    src: '/art/ministers/general-overseer',
    ...ministerSizes['general-overseer'],
    alt: {
      en: "Stained glass portrait without a face: a figure in violet with a shepherd's staff.",
      de: 'Gläsernes Bildnis ohne Gesicht: eine Gestalt in Violett mit Hirtenstab.',
    },
  },
  mama: {
    src: '/art/ministers/mama',
    ...ministerSizes.mama,
    alt: {
      en: 'Stained glass portrait without a face: a woman in red with a golden head-wrap and a lily.',
      de: 'Gläsernes Bildnis ohne Gesicht: eine Frau in Rot mit goldenem Kopftuch und einer Lilie.',
    },
  },
  'assistant-pastor': {
    src: '/art/ministers/assistant-pastor',
    ...ministerSizes['assistant-pastor'],
    alt: {
      en: 'Stained glass portrait without a face: a figure in blue with an open Bible.',
      de: 'Gläsernes Bildnis ohne Gesicht: eine Gestalt in Blau mit aufgeschlagener Bibel.',
    },
  },
  'asst-mama': {
    src: '/art/ministers/asst-mama',
    ...ministerSizes['asst-mama'],
    alt: {
      en: 'Stained glass portrait without a face: a woman in green with a rose head-wrap and a burning lamp.',
      de: 'Gläsernes Bildnis ohne Gesicht: eine Frau in Grün mit rosa Kopftuch und brennender Lampe.',
    },
  },
  'head-pastor-liberia': {
    src: '/art/ministers/head-pastor-liberia',
    ...ministerSizes['head-pastor-liberia'],
    alt: {
      en: 'Stained glass portrait without a face: a figure in dark blue with a white star.',
      de: 'Gläsernes Bildnis ohne Gesicht: eine Gestalt in Dunkelblau mit weißem Stern.',
    },
  },
  'head-pastor-nigeria': {
    src: '/art/ministers/head-pastor-nigeria',
    ...ministerSizes['head-pastor-nigeria'],
    alt: {
      en: 'Stained glass portrait without a face: a figure in white and green with a palm branch.',
      de: 'Gläsernes Bildnis ohne Gesicht: eine Gestalt in Weiß und Grün mit Palmzweig.',
    },
  },
} as const satisfies Record<string, Picture>;
