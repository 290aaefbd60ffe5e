import type { AuditQuery } from 'contract/audit-requests';
import { dashboardPath } from '../../base/paths';

/** The filters' names in the console's address and in the server's. */
export const auditFilters = ['person', 'action', 'about', 'day'] as const;
export type AuditFilter = (typeof auditFilters)[number];

/** The parameter for the position in the log at which a page begins. */
export const beforeParameter = 'before';

/** The filters in an address that are not empty. */
const filtersOf = (parameters: URLSearchParams): [string, string][] =>
  auditFilters.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });

/** The filters in the console's address. The server refuses what they cannot be. */
export const toAuditFilters = (parameters: URLSearchParams): AuditQuery =>
  Object.fromEntries(filtersOf(parameters)) as AuditQuery;

/** What the server is asked for the page in the console's address. */
export function toAuditQuery(parameters: URLSearchParams): AuditQuery {
  const before = parameters.get(beforeParameter);
  return { ...toAuditFilters(parameters), ...(before && { before }) };
}

/**
 * The view's address with the filters of another address or a form; it begins with the newest entry unless `before` is
 * given.
 */
export function auditAddress(parameters: URLSearchParams, before?: string): string {
  const place = before === undefined ? [] : [[beforeParameter, before]];
  return `${dashboardPath}?${new URLSearchParams([['section', 'audit'], ...filtersOf(parameters), ...place])}`;
}
