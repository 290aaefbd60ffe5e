import type { ListedRole } from 'contract/staff-accounts';

/** The names of some roles, in the order of all of them; one that is not there any more is left out. */
export const getRoleNames = (ids: readonly string[], roles: readonly ListedRole[]): string =>
  roles
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');
