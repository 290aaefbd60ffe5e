import type { ListedRole } from 'contract/staff-account-requests';

/** The names of some roles, in the order of all roles; deleted ones are left out. */
export const getRoleNames = (ids: readonly string[], roles: readonly ListedRole[]): string =>
  roles
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');
