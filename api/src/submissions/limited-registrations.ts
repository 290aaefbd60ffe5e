import { ContentRepository } from '../content/content-repository';
import { ProgramPlaces } from '../content/program-places';
import type { SitePublisher } from '../content/site-publisher';
import { fieldError } from '../http/errors/http-error';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';
import { GroupCommit } from './group-commit';
import type { StoreOutcome } from './store-outcome';
import { SubmissionRepository } from './submission-repository';
import type { SubmissionRow } from './submission-row';

interface RegistrationParts {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly publisher: SitePublisher;
}

/** One after the other: each must know what the one before took. About as many as wait ten seconds. */
const limits = { batch: 1, waiting: 1000 };

/**
 * Stores registrations for programmes whose places are limited (docs/decisions/0064). Of two that come at once for the last
 * place, also to two processes, one gets it.
 */
export class LimitedRegistrations {
  private readonly commits = new GroupCommit<SubmissionRow, StoreOutcome>(
    async ([row]) => (row ? [await this.store(row)] : []),
    limits,
  );

  constructor(private readonly parts: RegistrationParts) {}

  /** Whether a row is to be stored here. */
  async isFor(row: SubmissionRow): Promise<boolean> {
    // In quarantine nobody needs a place, and who floods the form does not keep others waiting.
    if (row.kind !== 'programAttendance' || row.quarantine !== null) return false;
    const { database, now } = this.parts;
    return (await new ProgramPlaces(database, now).find(programIn(row))) !== undefined;
  }

  /** Rejects with an HttpError: 409 when no place is left, 503 when too many wait. */
  add(row: SubmissionRow): Promise<StoreOutcome> {
    return this.commits.add(row);
  }

  flush(): Promise<void> {
    return this.commits.flush();
  }

  private async store(row: SubmissionRow): Promise<StoreOutcome> {
    const { database, now, makeId, publisher } = this.parts;
    const { stored: outcome, isLast } = await database
      .transaction()
      .execute(async (transaction) => {
        // Whoever else registers waits, and what staff publish does.
        await new ContentRepository(transaction, now).takeTurn();
        const [stored] = await new SubmissionRepository(transaction, now, makeId).storeAll([row]);
        if (stored === undefined) throw new Error('A registration has no outcome.');
        // What is sent again has its place.
        if (stored === 'key-used' || !stored.isNew) return { stored, isLast: false };
        const places = new ProgramPlaces(transaction, now);
        const program = await places.find(programIn(row));
        if (program === undefined) return { stored, isLast: false };
        const taken = await places.count(program);
        // Nothing of it is stored then.
        if (taken > program.places) throw programFull();
        return { stored, isLast: taken === program.places };
      });
    if (isLast) publisher.wanted();
    return outcome;
  }
}

const programIn = ({ body }: SubmissionRow): unknown =>
  (JSON.parse(body) as { readonly program?: unknown }).program;

const message =
  'The last place has just been taken. We are sorry; please write to us, and we will tell you if one becomes free.';

const programFull = () => fieldError(409, { code: 'program-full' }, { path: 'program', message });
