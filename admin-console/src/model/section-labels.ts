import { partsTexts } from '../parts/parts.texts';
import { fixedTexts, sectionTitles } from './fixed-texts';

/** For the views that still ask for a language. */
export const sectionLabels = {
  en: { names: sectionTitles, loading: fixedTexts.loading, tryAgain: partsTexts.tryAgain },
};
