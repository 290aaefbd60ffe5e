import type { SitePath } from 'contract/site-paths';

export const adminLoginPath = '/join-us/admin-login' satisfies SitePath;
export const dashboardPath = '/admin/dashboard' satisfies SitePath;
