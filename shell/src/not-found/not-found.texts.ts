interface NotFoundTexts {
  readonly code: string;
  readonly title: string;
  readonly note: string;
  readonly home: string;
  readonly blog: string;
}

/** Texts of requirements 2.12. */
export const notFoundTexts: NotFoundTexts = {
  code: '404',
  title: 'Oops! Page Not Found',
  note: 'The page you are looking for may have been removed, renamed or is unavailable.',
  home: 'Go Back Home',
  blog: 'Back to the Blog',
};
