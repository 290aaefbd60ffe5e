interface TestimoniesTexts {
  readonly listTitle: string;
  /** Shown in place of a missing name. */
  readonly anonymous: string;
  readonly loading: string;
  readonly empty: string;
  readonly earlier: string;
  readonly newest: string;
  /** Announced after further testimonies were loaded. */
  readonly added: (count: number) => string;
  readonly noneAdded: string;
  readonly failed: string;
}

export const testimoniesTexts: TestimoniesTexts = {
  listTitle: 'Stories from others',
  anonymous: 'Anonymous',
  loading: 'Loading...',
  empty: 'Yours could be the first.',
  earlier: 'Earlier testimonies',
  newest: 'The newest testimonies',
  added: (count) => `Earlier testimonies added: ${count}.`,
  noneAdded: 'There are no earlier testimonies.',
  failed: 'The earlier testimonies could not be loaded. Please try again.',
};
