import type { FastifyInstance } from 'fastify';
import type { Visit } from 'contract/client-report-requests';
import type { SiteState } from 'contract/site-state';
import { repeatWhileListening } from '../../storage/schedule/repeat-while-listening';
import { toTrial } from '../release-history';
import type { SiteReleases } from '../site-releases';
import { VisitRepository, keyOf, noVisits } from './visit-repository';
import type { CountedVisits } from './visit-repository';

/** Milliseconds between two writes of the counts. A server that is killed loses those since the last one. */
const interval = 5_000;

/** Milliseconds after which the live state is read again. */
const stateLifetime = 1_000;

/**
 * Counts the visits that browsers report. A visit costs an addition in memory; the counts are stored every few seconds.
 * Only versions that the live state offers are counted, so reports cannot invent rows.
 */
export class VisitCounter {
  private counts = new Map<string, CountedVisits>();
  private offered: ReadonlyMap<string, string> = new Map();
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly app: Pick<FastifyInstance, 'database' | 'now'>,
    private readonly site: Pick<SiteReleases, 'readState'>,
  ) {}

  /** @param age seconds since the document was loaded. One from before a trial does not count for it. */
  async add(visits: readonly Visit[], age = 0): Promise<void> {
    const offered = await this.readOffered();
    const loadedAt = new Date(this.app.now().getTime() - age * 1000).toISOString();
    for (const { package: name, version, isFaulty } of visits) {
      const trial = offered.get(`${name} ${version}`);
      if (trial === undefined) continue;
      const counts = { visits: 1, faulty: isFaulty ? 1 : 0 };
      const during = trial <= loadedAt ? trial : '';
      this.count({ package: name, version, trial: during, ...counts });
    }
  }

  /** Stores the counts. If that fails, the next call stores them. */
  async flush(): Promise<void> {
    const counted = [...this.counts.values()];
    this.counts = new Map();
    const { database, now } = this.app;
    try {
      await new VisitRepository(database, now).add(counted);
    } catch (error) {
      for (const row of counted) this.count(row);
      throw error;
    }
  }

  clear(): void {
    this.counts = new Map();
    this.readAt = Number.NEGATIVE_INFINITY;
  }

  private count(row: CountedVisits): void {
    const key = keyOf(row);
    const before = this.counts.get(key) ?? noVisits;
    const visits = before.visits + row.visits;
    this.counts.set(key, { ...row, visits, faulty: before.faulty + row.faulty });
  }

  /** Maps each version that browsers may have to its trial. */
  private async readOffered(): Promise<ReadonlyMap<string, string>> {
    const time = performance.now();
    if (time - this.readAt >= stateLifetime) {
      this.readAt = time;
      this.offered = getOffered(await this.site.readState());
    }
    return this.offered;
  }
}

/** Stores the counts while the server runs, and when it closes. */
export function countWhileListening(app: FastifyInstance, counter: VisitCounter): void {
  repeatWhileListening(app, interval, () => counter.flush());
  app.addHook('onClose', () =>
    counter.flush().catch((error: unknown) => app.log.warn({ err: error })),
  );
  app.memory.add(counter);
}

const getOffered = (state: SiteState | undefined): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(state?.packages ?? {}).flatMap(([name, releases]) => {
      const { stable, canary, former } = releases;
      const versions = [stable, canary?.version, former.at(-1)].filter((one) => one !== undefined);
      return versions.map((version) => [`${name} ${version}`, toTrial(releases)] as const);
    }),
  );
