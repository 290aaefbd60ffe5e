import { dashboardPath } from '../../base/paths';

/** The query parameter that opens the quarantine; it has no value. */
export const quarantineParameter = 'quarantine';

export const quarantineAddress = `${dashboardPath}?${quarantineParameter}`;
