import type { ministerSizes } from '../generated/minister-sizes';
import type { PictureWords } from './picture';

export const ministerPictureTexts: Readonly<Record<keyof typeof ministerSizes, PictureWords>> = {
  'general-overseer': {
    alt: "Stained glass portrait without a face: a figure in violet with a shepherd's staff.",
  },
  mama: {
    alt: 'Stained glass portrait without a face: a woman in red with a golden head-wrap and a lily.',
  },
  'assistant-pastor': {
    alt: 'Stained glass portrait without a face: a figure in blue with an open Bible.',
  },
  'asst-mama': {
    alt: 'Stained glass portrait without a face: a woman in green with a rose head-wrap and a burning lamp.',
  },
  'head-pastor-liberia': {
    alt: 'Stained glass portrait without a face: a figure in dark blue with a white star.',
  },
  'head-pastor-nigeria': {
    alt: 'Stained glass portrait without a face: a figure in white and green with a palm branch.',
  },
};
