import type { Location } from 'react-router-dom';
import { dashboardPath } from '../paths';

/** What the admin login is told of the page that somebody wanted to see. */
export const returnState = ({ pathname, search }: Location): string => pathname + search;

/** Where a login leads: back to where somebody was, else to the dashboard (SPEC 4). Never out of the console. */
export const returnAddress = (state: unknown): string =>
  typeof state === 'string' && state.split('?')[0] === dashboardPath ? state : dashboardPath;
