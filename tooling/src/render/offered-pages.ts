import type { OwnedPath, RemoteName } from 'contract/site-paths';
import type { BuildRecord } from '../build-record.ts';
import type { BrowserPackage } from '../packages.ts';
import { loadServerBuild } from '../server-build.ts';

/** Exports of server builds: shell/src/server.tsx, and each remote's src/server.ts or src/remote.ts. */
interface ShellBuild {
  readonly contract: number;
  readonly paths: readonly OwnedPath[];
}
interface RemoteBuild {
  readonly contract: number;
  readonly routes: readonly Route[];
}
interface Route {
  readonly path?: string;
  readonly children?: readonly Route[];
}

/** Reads a server build's contract version and its pages. */
export function offeredPages(
  name: BrowserPackage,
  file: string,
): Pick<BuildRecord, 'contract' | 'pages'> {
  if (name === 'shell') {
    const { contract, paths } = loadServerBuild<ShellBuild>(name, file);
    return { contract, pages: paths };
  }
  const { contract, routes } = loadServerBuild<RemoteBuild>(name, file);
  return { contract, pages: routes.flatMap((route) => pagesOf(route, name)) };
}

/** Routes have absolute paths; a route without a path is a page of the route around it. */
function pagesOf({ path, children }: Route, owner: RemoteName, around?: string): OwnedPath[] {
  const here = path ?? around;
  if (children) return children.flatMap((child) => pagesOf(child, owner, here));
  return here === undefined ? [] : [{ path: here, owner }];
}
