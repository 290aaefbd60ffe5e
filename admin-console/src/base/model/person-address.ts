import { dashboardPath } from '../paths';

/** The query parameter of the dashboard that names a person. */
export const personParameter = 'person';

/**
 * The address of the page of a person.
 * @param id of the person, or of any record of theirs, so that a link needs no lookup
 */
export const personAddress = (id: string): string =>
  `${dashboardPath}?section=people&${personParameter}=${encodeURIComponent(id)}`;
