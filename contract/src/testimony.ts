/** A testimony as everybody may read it (SAFETY 1). */
export interface PublicTestimony {
  readonly _id: string;
  readonly fullName: string;
  readonly message: string;
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
}

/** The id of the `<script type="application/json">` with the testimonies that stood in the page when it was served. */
export const servedTestimoniesId = 'testimonies';

/**
 * How the page of the testimonies is filled with them when it is served: HTML as its remote renders it, with places
 * in braces.
 */
export interface TestimonyTemplate {
  /** What stands in the page while the testimonies are not known. */
  readonly waiting: string;
  /** What stands there when there are none. */
  readonly none: string;
  /** What stands there when there are some: `{items}`. */
  readonly list: string;
  /** One of them: `{fullName}`, `{message}`, `{createdAt}` and `{day}`, in UTC. */
  readonly item: string;
  /** The BCP 47 locale in which the day is written at length. */
  readonly locale: string;
}

/** Beside the pages of a set. */
export const testimonyTemplateFile = 'testimony-template.json';
