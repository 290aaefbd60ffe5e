import type { Location } from 'react-router-dom';
import { dashboardPath } from '../base/paths';

/** The page the user wanted to see, passed to the admin login. */
export const returnState = ({ pathname, search }: Location): string => pathname + search;

/**
 * Where a login leads: back to the requested page, else to the dashboard (requirements 4). Never out of the console.
 */
export const returnAddress = (state: unknown): string =>
  typeof state === 'string' && state.split('?')[0] === dashboardPath ? state : dashboardPath;
