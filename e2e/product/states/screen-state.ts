import type { Page, Route } from '@playwright/test';

/** A state of a screen that is not there when the page opens. */
export interface ScreenState {
  readonly name: string;
  readonly path: string;
  /** Brings the open page into the state. Resolves when everything that belongs to it is shown. */
  reach(page: Page): Promise<unknown>;
  /** What answers in the server's place, by the pattern of its address. */
  readonly network?: Readonly<Record<string, (route: Route) => unknown>>;
  /** The browser reports what fails on purpose. */
  readonly complains?: true;
  /** A window too narrow for the bar has the drawer instead. */
  readonly only?: 'bar' | 'drawer';
}

export const answer =
  (status: number, json: unknown = {}) =>
  (route: Route) =>
    route.fulfill({ status, json });

export const refuse = (route: Route) => route.abort();

/** The request is never answered. */
export const hang = () => undefined;
