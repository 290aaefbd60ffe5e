import { ministerTexts } from './ministers.texts';
import type { MinisterId } from './ministers.texts';
import { ministerPictures } from './pictures/minister-pictures';

/** In the order of SPEC 2.4. */
const ids: readonly MinisterId[] = [
  'general-overseer',
  'mama',
  'assistant-pastor',
  'asst-mama',
  'head-pastor-liberia',
  'head-pastor-nigeria',
];

/** Who leads the church. */
export const ministers = ids.map((id) => ({
  id,
  ...ministerTexts[id],
  picture: ministerPictures[id],
}));
