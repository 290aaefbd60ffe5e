import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ContentRepository } from '../content/content-repository';
import { ProgramCapacity } from '../content/program-capacity';
import type { LimitedProgram, Registrant } from '../content/program-capacity';
import { fieldError } from '../http/errors/http-error';
import { getSenderNetworks } from '../http/limits/sender-networks';
import { getNetworkPlaceLimit } from '../http/rate-limit/rate-limits';
import { GroupCommit } from './group-commit';
import type { StoreOutcome } from './store-outcome';
import { SubmissionRepository } from './submission-repository';
import type { SubmissionRow } from './submission-row';

/** The sender has taken the maximum number of places. Nothing is stored, but the quarantine may still take it. */
export class PlacesShareExceededError extends Error {
  override readonly name = 'PlacesShareExceededError';
}

/** Each registration must know what earlier ones took, so one is stored at a time; 1000 take about ten seconds. */
const limits = { batch: 1, parallel: 1, waiting: 1000 };

/**
 * Stores registrations for programmes with limited places. Of two that arrive at once for the last place, even in two
 * processes, one gets it.
 */
export class LimitedRegistrations {
  private readonly commits = new GroupCommit<SubmissionRow, StoreOutcome>(
    async ([row]) => (row ? [await this.store(row)] : []),
    limits,
  );

  constructor(private readonly app: FastifyInstance) {}

  /**
   * Sets the programme's own spelling of its name, so that a registration with another spelling counts, also when staff
   * release it. Undefined for a row of any other kind or programme.
   */
  async prepare(row: SubmissionRow): Promise<SubmissionRow | undefined> {
    const program = await this.find(row);
    if (program === undefined) return undefined;
    return { ...row, body: JSON.stringify({ ...readBody(row), program: program.name }) };
  }

  /** Whether the sender's network has taken the maximum number of places for now (decision 14). */
  async isBeyondShare(request: FastifyRequest, row: SubmissionRow): Promise<boolean> {
    const program = await this.find(row);
    if (program === undefined) return false;
    // The site counts, because a sender with an IPv6 site can choose among many subnets.
    const { subnet, site = subnet } = getSenderNetworks(request);
    return (await this.app.rateLimits.consume(site, getNetworkPlaceLimit(program), 1)) > 0;
  }

  /** Rejects with an HttpError (409 if no place is left, 503 if too many wait) or with `PlacesShareExceededError`. */
  add(row: SubmissionRow): Promise<StoreOutcome> {
    return this.commits.add(row);
  }

  flush(): Promise<void> {
    return this.commits.flush();
  }

  private async find(row: SubmissionRow): Promise<LimitedProgram | undefined> {
    if (row.kind !== 'programAttendance') return undefined;
    const { database, now } = this.app;
    return new ProgramCapacity(database, now).find(readBody(row).program);
  }

  private async store(row: SubmissionRow): Promise<StoreOutcome> {
    const { database, now, makeId, publisher } = this.app;
    const { stored: outcome, isLast } = await database
      .transaction()
      .execute(async (transaction) => {
        // The lock makes other registrations wait, and publishing by staff.
        await new ContentRepository(transaction, now).acquireLock();
        const [stored] = await new SubmissionRepository(transaction, now, makeId).storeAll([row]);
        if (stored === undefined) throw new Error('A registration has no outcome.');
        // A repeated registration has its place already.
        if (stored === 'key-used' || !stored.isNew) return { stored, isLast: false };
        const places = new ProgramCapacity(transaction, now);
        const program = await places.find(readBody(row).program);
        if (program === undefined) return { stored, isLast: false };
        const taken = await places.count(program);
        // Throwing rolls the transaction back.
        if (taken > program.places) throw programFull();
        const isFree = row.isTrusted ?? false;
        if (!isFree && (await places.isBeyondShare(program, { ...readBody(row), id: row.id })))
          throw new PlacesShareExceededError();
        return { stored, isLast: taken === program.places };
      });
    if (isLast) publisher.wanted();
    return outcome;
  }
}

/** The body was validated before. */
const readBody = ({ body }: SubmissionRow) =>
  JSON.parse(body) as Registrant & { readonly program: string };

const message =
  'The last place has just been taken. We are sorry; please write to us, and we will tell you if one becomes free.';

const programFull = () => fieldError(409, { code: 'program-full' }, { path: 'program', message });
