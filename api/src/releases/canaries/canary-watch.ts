import type { FastifyInstance } from 'fastify';
import { serverId } from 'contract/staff-account-requests';
import type { PackageReleases, ReleasedPackage } from 'contract/site-state';
import { releasedPackages, toSeenChange } from 'contract/site-state';
import { HttpError } from '../../http/errors/http-error';
import { OutboxRepository } from '../../mail/outbox-repository';
import { repeatWhileListening } from '../../storage/schedule/repeat-while-listening';
import type { ReleaseProgram } from '../release-program';
import { findRuleStop, toTrial } from '../release-history';
import type { SiteReleases } from '../site-releases';
import { TeamRepository } from '../teams/team-repository';
import type { VisitCounter } from '../visits/visit-counter';
import { VisitRepository, noVisits } from '../visits/visit-repository';
import { judgeCanary } from './canary-rule';
import { StoppedCanaryRepository } from './stopped-canary-repository';
import type { StoppedCanary } from './stopped-canary-repository';

/** Milliseconds between two looks at the canaries. */
const interval = 60_000;

export interface CanaryWatchParts {
  readonly site: Pick<SiteReleases, 'readState'>;
  readonly program: Pick<ReleaseProgram, 'change' | 'isPresent'>;
  readonly visits: Pick<VisitCounter, 'flush'>;
}

/**
 * Stops a canary that fails more often than the version beside it, and tells its team. What was done stands in the
 * site's state; the audit entry and the mails follow from there, so they also come after a restart, and once only.
 */
export class CanaryWatch {
  private readonly counts: VisitRepository;

  constructor(
    private readonly app: Pick<
      FastifyInstance,
      'database' | 'now' | 'makeId' | 'audit' | 'mailer' | 'log'
    >,
    private readonly parts: CanaryWatchParts,
  ) {
    this.counts = new VisitRepository(app.database, app.now);
  }

  /** Looks at all packages. An error about one is logged, and the next look tries again. */
  async look(): Promise<void> {
    if (!this.parts.program.isPresent) return;
    await this.parts.visits.flush();
    await this.forEach((name, releases) => this.stopIfWorse(name, releases));
    await this.forEach((name, releases) => this.tellOfStop(name, releases));
  }

  private async forEach(
    work: (name: ReleasedPackage, releases: PackageReleases) => Promise<void>,
  ): Promise<void> {
    const state = await this.parts.site.readState();
    for (const name of releasedPackages)
      if (state !== undefined)
        await work(name, state.packages[name]).catch((error: unknown) =>
          this.app.log.error({ err: error }),
        );
  }

  private async stopIfWorse(name: ReleasedPackage, releases: PackageReleases): Promise<void> {
    const { stable, canary } = releases;
    if (canary === undefined) return;
    const counted = await compare(this.counts, name, {
      trial: toTrial(releases),
      stable,
      canary: canary.version,
    });
    if (judgeCanary(counted.canary, counted.stable) !== 'worse') return;
    const seen = toSeenChange(releases);
    try {
      await this.parts.program.change({ name, words: ['canary', '0'], by: 'rule', seen });
    } catch (error) {
      // Somebody has changed it in the same moment, so the next look judges anew.
      if (!(error instanceof HttpError && error.reason.code === 'changed-meanwhile')) throw error;
    }
  }

  /** Writes the audit entry and the mails of the last change, if the rule made it and nobody did before. */
  private async tellOfStop(name: ReleasedPackage, releases: PackageReleases): Promise<void> {
    const stop = findRuleStop(releases);
    if (stop === undefined) return;
    const { stable } = releases;
    const counted = await compare(this.counts, name, {
      trial: stop.trial,
      stable,
      canary: stop.version,
    });
    const stopped = { name, version: stop.version, at: stop.at, ...counted };
    const isNew = await this.app.database.transaction().execute(async (transaction) => {
      if (!(await new StoppedCanaryRepository(transaction).note(stopped))) return false;
      const teams = new TeamRepository(transaction);
      const team = await teams.findEmail(name);
      const outbox = new OutboxRepository(transaction, this.app.now, this.app.makeId);
      for (const email of team === null ? await teams.listManagers() : [team])
        await outbox.addNews('canary-stopped', email, name);
      await this.app.audit.append(transaction, toAuditEntry(stopped));
      return true;
    });
    if (isNew) void this.app.mailer.drain();
  }
}

/** Looks once a minute while the server listens. */
export function watchCanaries(app: FastifyInstance, watch: CanaryWatch): void {
  repeatWhileListening(app, interval, () => watch.look());
}

/** Counts both versions of a trial; nothing where it is not known when it began. */
export async function compare(
  counts: VisitRepository,
  name: ReleasedPackage,
  {
    trial,
    canary,
    stable,
  }: { readonly trial: string; readonly canary: string; readonly stable: string },
) {
  if (trial === '') return { canary: noVisits, stable: noVisits };
  return {
    canary: await counts.countDuring(trial, name, canary),
    stable: await counts.countDuring(trial, name, stable),
  };
}

const toAuditEntry = ({ name, version, canary, stable }: StoppedCanary) => ({
  adminId: serverId,
  action: 'canary-stopped' as const,
  kind: 'releases' as const,
  subjects: [name],
  details: {
    version,
    visits: canary.visits,
    faulty: canary.faulty,
    stableVisits: stable.visits,
    stableFaulty: stable.faulty,
  },
});
