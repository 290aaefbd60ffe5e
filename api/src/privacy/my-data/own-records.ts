import type { FastifyRequest } from 'fastify';
import { maxOwnSent } from 'contract/own-sent';
import type { OwnSent } from 'contract/own-sent';
import type { MemberGuard } from '../../auth/sessions/member-guard';
import { ProfileRepository } from '../../members/profiles/profile-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import { findLinkedRecords } from './linked-records';

export interface OwnRecordsParts {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly memberGuard: MemberGuard;
}

/** What was sent from the confirmed address of a member. */
export class OwnRecords {
  private readonly profiles: ProfileRepository;

  constructor(private readonly parts: OwnRecordsParts) {
    this.profiles = new ProfileRepository(parts.database, parts.now, parts.makeId);
  }

  /** @param isWanted checked between the pieces: reading stops when the caller has disconnected */
  async list(profileId: string, isWanted: () => boolean): Promise<OwnSent> {
    const email = await this.readConfirmed(profileId);
    if (email === undefined) return { isConfirmed: false, records: [], isCut: false };
    const { database } = this.parts;
    const found = await findLinkedRecords(database, email, maxOwnSent, isWanted);
    const records = found.records.map(({ _id, kind, createdAt, state }) => ({
      _id,
      kind,
      createdAt,
      state,
    }));
    return { isConfirmed: true, records, isCut: found.isCut };
  }

  /** Returns the caller's address if it is confirmed. Throws an HttpError (401) without a member's session. */
  async readAddress(request: FastifyRequest): Promise<string | undefined> {
    return this.readConfirmed(await this.parts.memberGuard.check(request));
  }

  private async readConfirmed(profileId: string): Promise<string | undefined> {
    const account = await this.profiles.findAccountOf(profileId);
    return account?.isConfirmed ? account.profile.email.toLowerCase() : undefined;
  }
}
