import { auditEndpoint, auditExportEndpoint } from 'contract/audit';
import { dashboardPath } from '../../base/paths';

/** What can be filtered by, as the address of the console and the server both name it. */
export const auditFilters = ['person', 'action', 'about', 'day'] as const;
export type AuditFilter = (typeof auditFilters)[number];

/** The place in the log that a page begins with. */
export const beforeParameter = 'before';

/** The filters of an address that say something. */
const filtersOf = (parameters: URLSearchParams): [string, string][] =>
  auditFilters.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });

const withQuery = (path: string, entries: readonly (readonly [string, string])[]) => {
  const query = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
  return (query === '' ? path : `${path}?${query}`) as `/${string}`;
};

/** Where the server answers the page that the console's address names. */
export function auditPagePath(parameters: URLSearchParams): `/${string}` {
  const before = parameters.get(beforeParameter);
  const place: [string, string][] = before ? [[beforeParameter, before]] : [];
  return withQuery(auditEndpoint, [...filtersOf(parameters), ...place]);
}

export const auditExportPath = (parameters: URLSearchParams): `/${string}` =>
  withQuery(auditExportEndpoint, filtersOf(parameters));

/** The view with the filters of an address, or those of a form; from its newest entry on unless `before` says more. */
export function auditAddress(parameters: URLSearchParams, before?: string): string {
  const place: [string, string][] = before === undefined ? [] : [[beforeParameter, before]];
  return withQuery(dashboardPath, [['section', 'audit'], ...filtersOf(parameters), ...place]);
}
