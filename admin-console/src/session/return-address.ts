import type { Location } from 'react-router-dom';
import { dashboardPath } from '../paths';

/** What the admin login is told of the page that somebody wanted to see. */
interface ReturnState {
  readonly returnTo: string;
}

export const returnState = ({ pathname, search }: Location): ReturnState => ({
  returnTo: pathname + search,
});

/** Where a login leads: back to where somebody was, else to the dashboard (SPEC 4). Never out of the console. */
export function returnAddress(state: unknown): string {
  const returnTo =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined;
  const isOurs = typeof returnTo === 'string' && /^[^?]*/.exec(returnTo)?.[0] === dashboardPath;
  return isOurs ? returnTo : dashboardPath;
}
