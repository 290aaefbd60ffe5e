import type { Translated } from 'shared-ui/language';

interface TestimoniesLabels {
  readonly listTitle: string;
  readonly loading: string;
  readonly empty: string;
  readonly earlier: string;
  readonly newest: string;
  /** Said once there are so many more. */
  readonly added: (count: number) => string;
  readonly noneAdded: string;
  readonly failed: string;
}

export const testimoniesLabels: Translated<TestimoniesLabels> = {
  en: {
    listTitle: 'Stories from others',
    loading: 'Loading...',
    empty: 'Yours could be the first.',
    earlier: 'Earlier testimonies',
    newest: 'The newest testimonies',
    added: (count) => `Earlier testimonies added: ${count}.`,
    noneAdded: 'There are no earlier testimonies.',
    failed: 'The earlier testimonies could not be loaded. Please try again.',
  },
};
