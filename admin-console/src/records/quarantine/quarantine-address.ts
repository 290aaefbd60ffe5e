import { dashboardPath } from '../../base/paths';

/** The address's parameter that stands for the quarantine; it has no value. */
export const quarantineParameter = 'quarantine';

export const quarantineAddress = `${dashboardPath}?${quarantineParameter}`;
