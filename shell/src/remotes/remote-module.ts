import type { RouteObject } from 'react-router-dom';

/** The interface that every remote exposes as `./remote`. */
export interface RemoteModule {
  /** Version of the contract that the remote was built for. */
  readonly contract: number;
  /** The remote's pages, each with an absolute path and an explicit id. */
  readonly routes: readonly RouteObject[];
}
