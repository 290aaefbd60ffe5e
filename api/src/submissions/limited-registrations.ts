import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { ContentRepository } from '../content/content-repository';
import { ProgramCapacity } from '../content/program-capacity';
import type { LimitedProgram, Registrant } from '../content/program-capacity';
import { fieldError } from '../http/errors/http-error';
import { getSenderNetworks } from '../http/limits/sender-networks';
import { getNetworkPlaceLimit } from '../http/rate-limit/rate-limits';
import { GroupCommit } from './group-commit';
import type { Tables } from '../storage/tables/tables';
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

  /** Whether the sender's network has taken the maximum number of places for now (decision 14). */
  async isBeyondShare(request: FastifyRequest, row: SubmissionRow): Promise<boolean> {
    const program = await findProgram(this.app, row);
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

  private async store(row: SubmissionRow): Promise<StoreOutcome> {
    const { stored, isLast } = await this.app.database
      .transaction()
      .execute((transaction) => storeRegistration(this.app, transaction, row));
    if (isLast) this.app.publisher.wanted();
    return stored;
  }
}

type StoringApp = Pick<FastifyInstance, 'now' | 'makeId'>;

/**
 * Stores a registration for a programme with limited places in the caller's transaction, which must be rolled back if
 * it throws: an HttpError (409) if no place is left, or `PlacesShareExceededError`. `isLast` tells that the programme
 * has become full, which its published page must say.
 */
export async function storeRegistration(
  { now, makeId }: StoringApp,
  transaction: Transaction<Tables>,
  row: SubmissionRow,
): Promise<{ readonly stored: StoreOutcome; readonly isLast: boolean }> {
  // The lock makes other registrations wait, and publishing by staff.
  await new ContentRepository(transaction, now).acquireLock();
  const [stored] = await new SubmissionRepository(transaction, now, makeId).storeAll([row]);
  if (stored === undefined) throw new Error('A registration has no outcome.');
  // A repeated registration has its place already.
  if (stored === 'key-used' || !stored.isNew) return { stored, isLast: false };
  const places = new ProgramCapacity(transaction, now);
  const program = await places.find(readBody(row).program);
  if (program === undefined) return { stored, isLast: false };
  const taken = await checkPlaces(places, program);
  const isFree = row.isTrusted ?? false;
  if (!isFree && (await places.isBeyondShare(program, { ...readBody(row), id: row.id })))
    throw new PlacesShareExceededError();
  return { stored, isLast: taken === program.places };
}

/** Returns how many places are taken. Throws an HttpError (409) if those are more than there are. */
export async function checkPlaces(
  places: ProgramCapacity,
  program: LimitedProgram,
): Promise<number> {
  const taken = await places.count(program);
  if (taken > program.places) throw programFull();
  return taken;
}

/**
 * Sets the programme's own spelling of its name, so that a registration with another spelling counts, also when staff
 * release it. Undefined for a row of any other kind or programme.
 */
export async function prepareRegistration(
  app: Pick<FastifyInstance, 'database' | 'now'>,
  row: SubmissionRow,
): Promise<SubmissionRow | undefined> {
  const program = await findProgram(app, row);
  if (program === undefined) return undefined;
  return { ...row, body: JSON.stringify({ ...readBody(row), program: program.name }) };
}

async function findProgram(
  { database, now }: Pick<FastifyInstance, 'database' | 'now'>,
  row: SubmissionRow,
): Promise<LimitedProgram | undefined> {
  if (row.kind !== 'programAttendance') return undefined;
  return new ProgramCapacity(database, now).find(readBody(row).program);
}

/** The body was validated before. */
const readBody = ({ body }: SubmissionRow) =>
  JSON.parse(body) as Registrant & { readonly program: string };

const message =
  'The last place has just been taken. We are sorry; please write to us, and we will tell you if one becomes free.';

const programFull = () => fieldError(409, { code: 'program-full' }, { path: 'program', message });
