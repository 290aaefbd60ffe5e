import type { FastifyInstance } from 'fastify';
import type { ReleasedBy, ReleasedVersion, ReleasesOfPackage } from 'contract/release-requests';
import type {
  PackageReleases,
  ReleaseChange,
  ReleasedPackage,
  SiteState,
} from 'contract/site-state';
import { toSeenChange } from 'contract/site-state';
import { teamNames } from 'contract/teams';
import { getAuditPeople } from '../staff/audit-view/audit-people';
import { judgeCanary } from './canaries/canary-rule';
import { compare } from './canaries/canary-watch';
import { StoppedCanaryRepository } from './canaries/stopped-canary-repository';
import {
  findBecameStable,
  findCanaryStart,
  findRuleStop,
  findWithdrawn,
  toTrial,
} from './release-history';
import type { SiteReleases } from './site-releases';
import { TeamRepository } from './teams/team-repository';
import { VisitRepository, noVisits } from './visits/visit-repository';
import type { VisitCounts } from './visits/visit-repository';

/** The number of former versions that are shown. */
const shownFormer = 5;

/** Describes what is live, on trial, kept and previewed of packages, with names in the place of ids. */
export class ReleaseDescriber {
  private readonly counts: VisitRepository;

  /** @param isOpen tells whether the reader has a preview open */
  constructor(
    private readonly app: Pick<FastifyInstance, 'database' | 'now'>,
    private readonly site: SiteReleases,
    private readonly isOpen: (remote: string, version: string) => boolean,
  ) {
    this.counts = new VisitRepository(app.database, app.now);
  }

  async describeAll(
    { packages }: SiteState,
    names: readonly ReleasedPackage[],
  ): Promise<readonly ReleasesOfPackage[]> {
    const people = await getAuditPeople(this.app.database);
    const nameOf = new Map(people.map(({ _id, name }) => [_id, name]));
    const toBy = (by: string) => toReleasedBy(by, nameOf);
    return Promise.all(names.map((name) => this.describe(name, packages[name], toBy)));
  }

  private async describe(
    name: ReleasedPackage,
    releases: PackageReleases,
    toBy: (by: string) => ReleasedBy,
  ): Promise<ReleasesOfPackage> {
    const { stable, canary, former, kept } = releases;
    const { database } = this.app;
    const email = await new TeamRepository(database).findEmail(name);
    const visits = await this.counts.countByVersion(name);
    const show = (version: string, since?: ReleaseChange): ReleasedVersion => ({
      version,
      since: since?.at ?? null,
      by: since === undefined ? null : toBy(since.by),
      contract: releases.facts?.[version]?.contract ?? null,
      entryBytes: releases.facts?.[version]?.entryBytes ?? null,
      ...(visits.get(version) ?? noVisits),
    });
    const offered = [stable, canary?.version, ...former];
    const withdrawn = kept.filter((version) => !offered.includes(version)).toReversed();
    const shownBefore = former.filter((version) => kept.includes(version)).toReversed();
    return {
      name,
      team: { name: teamNames[name], email },
      stable: show(stable, findBecameStable(releases, stable)),
      canary: canary
        ? {
            ...show(canary.version, findCanaryStart(releases, canary.version)),
            percent: canary.percent,
            comparison: await this.compareCanary(name, releases, canary.version),
          }
        : null,
      former: shownBefore
        .slice(0, shownFormer)
        .map((version) => show(version, findBecameStable(releases, version))),
      withdrawn: withdrawn.map((version) => show(version, findWithdrawn(releases, version))),
      previews: await this.describePreviews(name, toBy),
      stopped: await this.findStopped(name, releases),
      seenChange: toSeenChange(releases),
    };
  }

  private async compareCanary(name: ReleasedPackage, releases: PackageReleases, canary: string) {
    const versions = { trial: toTrial(releases), canary, stable: releases.stable };
    return judged(await compare(this.counts, name, versions));
  }

  private async findStopped(name: ReleasedPackage, releases: PackageReleases) {
    const stop = findRuleStop(releases);
    if (stop === undefined) return null;
    const noted = await new StoppedCanaryRepository(this.app.database).find(name);
    const comparison = noted?.at === stop.at ? judged(noted) : null;
    return { version: stop.version, at: stop.at, comparison };
  }

  private async describePreviews(name: ReleasedPackage, toBy: (by: string) => ReleasedBy) {
    const builds = name === 'shell' ? [] : await this.site.listPreviews(name);
    return builds.map(({ version, at, by, contract, entryBytes }) => ({
      version,
      since: at,
      by: toBy(by),
      contract,
      entryBytes,
      isOpen: this.isOpen(name, version),
    }));
  }
}

const judged = ({ canary, stable }: { canary: VisitCounts; stable: VisitCounts }) => ({
  canary,
  stable,
  verdict: judgeCanary(canary, stable),
});

function toReleasedBy(by: string, nameOf: ReadonlyMap<string, string>): ReleasedBy {
  const [kind = '', ...rest] = by.split(':');
  const name = rest.join(':');
  if (kind === 'staff') return { kind, name: nameOf.get(name) ?? null };
  if (kind === 'operator') return { kind, name: name || null };
  return { kind: 'rule', name: null };
}
