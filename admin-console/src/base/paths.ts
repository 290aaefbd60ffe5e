import type { SitePath } from 'contract/site-paths';

export const adminLoginPath = '/join-us/admin-login' satisfies SitePath;
export const dashboardPath = '/admin/dashboard' satisfies SitePath;
/** The address of the view of the user's own account (requirements 10.6). */
export const myAccountAddress = `${dashboardPath}?section=my-account`;
