import { outcomeTexts } from './outcome.texts';

/** For the views that still ask for a language. */
export const outcomeLabels = { en: outcomeTexts };
