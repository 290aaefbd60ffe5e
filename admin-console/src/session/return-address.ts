import type { Location } from 'react-router-dom';
import { dashboardPath } from '../base/paths';

/** The requested page with the filter in its hash, passed to the admin login as location state. */
export const toReturnState = ({ pathname, search, hash }: Location): string =>
  pathname + search + hash;

/** The address after a login: the requested page, else the dashboard (requirements 4). It is always in the console. */
export const returnAddress = (state: unknown): string =>
  typeof state === 'string' && state.split(/[?#]/u)[0] === dashboardPath ? state : dashboardPath;
