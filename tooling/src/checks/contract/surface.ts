import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteContract } from 'contract/remote';
import { isFile } from 'contract/request';
import type { DeclaredRequest } from 'contract/request';
import { ownedPaths, remoteNames, sitePaths } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import { releasedPackages } from 'contract/site-state';
import type { ReleasedPackage } from 'contract/site-state';
import { storageKeys } from 'contract/storage-keys';
import { submissionRequest } from 'contract/submission-requests';
import { submissionNames, submissions } from 'contract/submissions';
import { sharedModules } from '../../federation/shared-modules.ts';
import { repositoryRoot } from '../../packages.ts';
import { listFields } from './message-fields.ts';
import type { Fields } from './message-fields.ts';

/** The packages that use something, with spaces between them. */
type Users = string;

/**
 * What a released remote finds in the shell's page and on the server. It was built against the surface of its day, and
 * must find all of that again for as long as it is live.
 */
export interface Surface {
  readonly contract: number;
  /** Modules that the shell gives every remote, with the only version that a remote accepts. */
  readonly modules: Readonly<Record<string, string>>;
  /** Exports of React Router that the shell gives. */
  readonly router: Readonly<Record<string, Users>>;
  /** Custom properties of the shell's stylesheet. */
  readonly tokens: Readonly<Record<string, Users>>;
  /** Keys of the browser's storage, by what they are for. */
  readonly storage: Readonly<Record<string, string>>;
  readonly paths: Readonly<Record<string, RemoteName>>;
  readonly requests: Readonly<Record<string, RequestSurface>>;
}

export interface RequestSurface {
  readonly by: Users;
  /** Fields of the query and the body. */
  readonly takes: Fields;
  /** Fields of the response. */
  readonly gives: Fields;
}

/**
 * What is recorded of the present surface: all that a remote uses or, under the same contract, has ever used. A remote
 * that is released and not built anew still uses what its sources do not.
 */
export function toRecorded(before: Surface | undefined, present: Surface): Surface {
  const former = before?.contract === present.contract ? before : undefined;
  const join = (then: Users = '', now: Users): Users =>
    releasedPackages.filter((name) => `${then} ${now}`.split(' ').includes(name)).join(' ');
  const joinAll = (now: Readonly<Record<string, Users>>, then?: Readonly<Record<string, Users>>) =>
    toRecord(
      Object.entries(now)
        .map(([name, by]) => [name, join(then?.[name], by)] as const)
        .filter(([, by]) => by !== ''),
    );
  const requests = Object.entries(present.requests)
    .map(([name, request]) => {
      const by = join(former?.requests[name]?.by, request.by);
      return [name, { ...request, by }] as const;
    })
    .filter(([, { by }]) => by !== '');
  return {
    ...present,
    router: joinAll(present.router, former?.router),
    tokens: joinAll(present.tokens, former?.tokens),
    requests: toRecord(requests),
  };
}

/** Reads the present surface from the sources, with what nobody uses. */
export async function readSurface(): Promise<Surface> {
  const sources = new Map(releasedPackages.map((name) => [name, readSources(name)]));
  // What all share is in each of them.
  const shared = readSources('shared-ui');
  const usersOf = (pattern: RegExp, names: readonly ReleasedPackage[] = remoteNames): Users =>
    names.filter((name) => pattern.test(shared) || pattern.test(sources.get(name) ?? '')).join(' ');
  const named = (names: readonly string[], toPattern: (name: string) => RegExp) =>
    toRecord(names.map((name) => [name, usersOf(toPattern(name))]));
  const requests = await collectRequests();
  return {
    contract: remoteContract,
    modules: toRecord(
      Object.entries(sharedModules('shell'))
        .filter(([name]) => !name.endsWith('/'))
        .map(([name, { version }]) => [name, version]),
    ),
    router: named(
      routerExports(),
      (name) => new RegExp(`import [^;]*\\b${name}\\b[^;]*'react-router-dom'`),
    ),
    tokens: named(tokenNames(), (name) => new RegExp(`${name}\\b(?!-)`)),
    storage: storageKeys,
    paths: toRecord(ownedPaths.map(({ path, owner }) => [path, owner])),
    requests: toRecord([
      ...[...requests].map(
        ([name, request]) =>
          [nameOf(request), describe(request, usersOf(wordOf(name), releasedPackages))] as const,
      ),
      ...formRequests(),
    ]),
  };
}

const nameOf = ({ method, path }: DeclaredRequest): string => `${method} ${path}`;

const wordOf = (name: string) => new RegExp(`\\b${name}\\b`);

/** Sorted, so that the recorded file changes only where the surface does. */
const toRecord = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

function describe({ query, body, response }: DeclaredRequest, by: Users): RequestSurface {
  const fieldsOf = (content: typeof body) => listFields(isFile(content) ? content.fields : content);
  return { by, takes: { ...listFields(query), ...fieldsOf(body) }, gives: fieldsOf(response) };
}

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

const routerExports = () =>
  [...(/export \{([^}]+)\}/.exec(read('tooling/src/federation/router-facade.ts')) ?? [])]
    .slice(1)
    .flatMap((names) => names.match(/\w+/g) ?? []);

const tokenNames = () => [
  ...new Set(
    [...read('shared-ui/src/theme/tokens.css').matchAll(/^ *(--[\w-]+):/gm)].flatMap(
      ([, name = '']) => name,
    ),
  ),
];

/** All requests by the name of their declaration. */
async function collectRequests(): Promise<ReadonlyMap<string, DeclaredRequest>> {
  const { exports } = JSON.parse(read('contract/package.json')) as { exports: object };
  const names = Object.keys(exports).filter(
    (name) => /requests?$/.test(name) && name !== './request',
  );
  const modules = await Promise.all(
    names.map((name) => import(`contract${name.slice(1)}`) as Promise<object>),
  );
  return new Map(
    modules.flatMap((module) =>
      Object.entries(module).filter((entry): entry is [string, DeclaredRequest] =>
        isRequest(entry[1]),
      ),
    ),
  );
}

/** A form is sent by the remote that owns its page, with code that all remotes share. */
const formRequests = () =>
  submissionNames.map((name) => {
    const request = submissionRequest(name);
    return [nameOf(request), describe(request, sitePaths[submissions[name].page])] as const;
  });

const isRequest = (value: unknown): value is DeclaredRequest =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

/** The text of all that is bundled of a package: neither tests nor the page on which a remote stands alone. */
const readSources = (name: string): string =>
  readdirSync(join(repositoryRoot, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .filter((file) => !/\.test\.tsx?$|(^|\/)(testing|standalone|theme)\/|^main\.tsx$/.test(file))
    .map((file) => read(join(name, 'src', file)))
    .join('\n');
