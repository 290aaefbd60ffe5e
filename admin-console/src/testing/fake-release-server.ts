import { listReleases } from 'contract/release-requests';
import type { ReleasedVersion, Releases, ReleasesOfPackage } from 'contract/release-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import type { ReleaseChange } from '../office/releases/use-releases';

/** State that a test may read, and change like another team. */
export interface FakeReleaseServer {
  readonly calls: readonly SentCall[];
  releases: Releases;
  /** Overrides the server's response to a change. */
  respond: (call: SentCall) => FakeAnswer | undefined;
}

const at = '2026-03-01T10:00:00.000Z';

export const releaseRule: Releases['rule'] = { minVisits: 50, minFaulty: 5, oneIn: 100_000 };

/** A version that visitors get or got. */
export const releasedVersion = (
  version: string,
  change: Partial<ReleasedVersion> = {},
): ReleasedVersion => ({
  ...{ version, since: at, by: { kind: 'staff', name: 'Ada' }, contract: 2, entryBytes: 8123 },
  ...{ visits: 2000, faulty: 1 },
  ...change,
});

/** A version that only staff can open. */
export const unreleasedVersion = (version: string): ReleasesOfPackage['previews'][number] => ({
  ...{ version, since: at, by: { kind: 'staff', name: null } },
  ...{ contract: 2, entryBytes: 900, isOpen: false },
});

/** The releases of a package, of which nothing is on trial. */
export const releasesOf = (
  name: ReleasesOfPackage['name'],
  change: Partial<ReleasesOfPackage> = {},
): ReleasesOfPackage => ({
  name,
  team: { name: 'Pages', email: null },
  stable: releasedVersion('live1'),
  canary: null,
  former: [releasedVersion('old1'), releasedVersion('old2')],
  withdrawn: [],
  previews: [],
  stopped: null,
  seenChange: 'change-1',
  ...change,
});

/** The releases behind the fake network, which change as the real server's do. */
export function fakeReleaseServer(packages: readonly ReleasesOfPackage[]): FakeReleaseServer {
  const server = {
    releases: {
      site: 'present',
      packages,
      rule: releaseRule,
    } as Releases,
    respond: (() => undefined) as FakeReleaseServer['respond'],
  };
  const calls = fakeNetwork((call) => {
    if (call.method !== 'GET') return server.respond(call) ?? answerChange(server, call);
    return { status: 200, body: call.path === listReleases.path ? server.releases : [] };
  });
  return Object.assign(server, { calls });
}

const changePath = /^\/api\/admin\/releases\/([^/]+)\/changes$/;

function answerChange(server: Pick<FakeReleaseServer, 'releases'>, call: SentCall): FakeAnswer {
  const name = call.path.match(changePath)?.[1];
  const before = server.releases.packages.find((one) => one.name === name);
  if (!before) return { status: 204 };
  const changed = apply(before, call.body as ReleaseChange);
  const packages = server.releases.packages.map((one) => (one === before ? changed : one));
  server.releases = { ...server.releases, packages };
  return { status: 200, body: changed };
}

function apply(before: ReleasesOfPackage, change: ReleaseChange): ReleasesOfPackage {
  const { version, percent = 0 } = change;
  const after = { ...before, canary: null, seenChange: `${before.seenChange}-next` };
  const shown = releasedVersion(version);
  switch (change.change) {
    case 'canary': {
      const none = { visits: 0, faulty: 0 };
      const comparison = { canary: none, stable: none, verdict: 'too-few' } as const;
      return { ...after, canary: { ...shown, percent, comparison } };
    }
    case 'stop-canary':
      return { ...after, withdrawn: [shown, ...before.withdrawn] };
    case 'promote':
      return { ...after, stable: shown, former: [before.stable, ...before.former] };
    case 'rollback': {
      const place = before.former.findIndex((one) => one.version === version);
      return { ...after, stable: shown, former: before.former.slice(place + 1) };
    }
  }
}
