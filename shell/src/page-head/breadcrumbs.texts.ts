interface BreadcrumbsTexts {
  /** Label of the blog's list page, which no menu links to. */
  readonly blog: string;
}

export const breadcrumbsTexts: BreadcrumbsTexts = { blog: 'Church Blog' };
