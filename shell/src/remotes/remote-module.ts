import type { RouteObject } from 'react-router-dom';

/** What every remote exposes as `./remote`. */
export interface RemoteModule {
  /** The generation of the agreement that the remote was built for. */
  readonly contract: number;
  /** Its pages, with absolute paths and an explicit id each. */
  readonly routes: readonly RouteObject[];
}
