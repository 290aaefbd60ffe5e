import type { Translated } from 'shared-ui/language';

export const standaloneLabels: Translated<{ readonly title: string }> = {
  en: { title: 'member-area, without the shell' },
};
