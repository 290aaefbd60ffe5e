import type { Translated } from 'shared-ui/language';

interface ConfirmationLabels {
  readonly title: string;
  readonly intro: string;
  readonly confirm: string;
}

export const confirmationLabels: Translated<ConfirmationLabels> = {
  en: {
    title: 'Please confirm that it is you',
    intro: 'This changes something important. After that, nobody asks again for ten minutes.',
    confirm: 'Confirm',
  },
};
