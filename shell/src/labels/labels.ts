import type { Language } from 'shared-ui/language';
import type { Labels } from './label-types';
import { english } from './labels.en';

/** English is complete and the default everywhere; a language joins here when its labels are complete. */
export const labels = { en: english } as const satisfies Partial<Record<Language, Labels>>;
