import { auditEndpoint, auditExportEndpoint } from 'contract/audit';
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

const withQuery = (path: string, entries: readonly (readonly [string, string])[]) => {
  const query = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
  return (query === '' ? path : `${path}?${query}`) as `/${string}`;
};

/** The server's path for the page in the console's address. */
export function auditPagePath(parameters: URLSearchParams): `/${string}` {
  const before = parameters.get(beforeParameter);
  const place: [string, string][] = before ? [[beforeParameter, before]] : [];
  return withQuery(auditEndpoint, [...filtersOf(parameters), ...place]);
}

export const auditExportPath = (parameters: URLSearchParams): `/${string}` =>
  withQuery(auditExportEndpoint, filtersOf(parameters));

/**
 * The view's address with the filters of another address or a form; it begins with the newest entry unless `before` is
 * given.
 */
export function auditAddress(parameters: URLSearchParams, before?: string): string {
  const place: [string, string][] = before === undefined ? [] : [[beforeParameter, before]];
  return withQuery(dashboardPath, [['section', 'audit'], ...filtersOf(parameters), ...place]);
}
