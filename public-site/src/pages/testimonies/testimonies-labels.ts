import type { Translated } from 'shared-ui/language';

interface TestimoniesLabels {
  readonly listTitle: string;
  readonly loading: string;
  readonly empty: string;
}

export const testimoniesLabels: Translated<TestimoniesLabels> = {
  en: {
    listTitle: 'What others tell',
    loading: 'Loading...',
    empty: 'Yours could be the first.',
  },
};
