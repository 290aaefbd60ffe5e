import { fixedTexts } from '../model/fixed-texts';

/** For the views that still ask for a language. */
export const duplicateGroupLabels = { en: fixedTexts };
