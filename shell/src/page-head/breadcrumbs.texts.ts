interface BreadcrumbsTexts {
  /** The page above all posts, which no menu names. */
  readonly blog: string;
}

export const breadcrumbsTexts: BreadcrumbsTexts = { blog: 'Church Blog' };
