import type { FastifyRequest } from 'fastify';
import { maxOwnSent } from 'contract/own-sent';
import type { OwnSent } from 'contract/own-sent';
import type { MemberGuard } from '../member-session/member-guard';
import { findPersonRecords, hasAddress } from '../people/person-finder';
import { ProfileRepository } from '../profiles/profile-repository';
import type { SearchIndex } from '../record-search/index/search-index';
import { RecordSearchRepository } from '../record-search/record-search-repository';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';
import { SentRecordRepository } from './sent-record-repository';

export interface OwnRecordsParts {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly memberGuard: MemberGuard;
  readonly searchIndex: SearchIndex | undefined;
}

const nothing = { records: [], isCut: false } as const;

/**
 * What was sent under the confirmed address of a member. What a record said when it was sent decides: after a merge it
 * may have the address of whoever sent another one.
 */
export class OwnRecords {
  private readonly profiles: ProfileRepository;
  private readonly sent: SentRecordRepository;

  constructor(private readonly parts: OwnRecordsParts) {
    this.profiles = new ProfileRepository(parts.database, parts.now, parts.makeId);
    this.sent = new SentRecordRepository(parts.database);
  }

  /** @param isWanted checked between the pieces: nothing more is read when the caller has disconnected */
  async list(profileId: string, isWanted: () => boolean): Promise<OwnSent> {
    const email = await this.readConfirmed(profileId);
    if (email === undefined) return { isConfirmed: false, ...nothing };
    const { database, searchIndex } = this.parts;
    const search = new RecordSearchRepository(database, searchIndex);
    const found = await findPersonRecords({ database, search }, { email }, isWanted);
    const sure = found.sure.filter(({ kind }) => kind !== 'profiles');
    const listed = await this.sent.list(sure.map(({ record }) => record._id));
    const own = listed.filter(({ fields }) => hasAddress(fields, email));
    const shown = own.slice(0, maxOwnSent);
    const states = await this.sent.readStates(shown.map(({ _id }) => _id));
    return {
      isConfirmed: true,
      records: shown.map(({ fields: _, ...record }) => ({
        ...record,
        state: states.get(record._id) ?? 'arrived',
      })),
      isCut: found.isCut || own.length > maxOwnSent,
    };
  }

  /**
   * The id of a record that the caller names and that was sent under the caller's address. Throws an HttpError (401) for
   * a session that is over.
   */
  async find(request: FastifyRequest, id: string): Promise<string | undefined> {
    if (request.headers.authorization === undefined || !isId(id)) return undefined;
    const email = await this.readConfirmed(await this.parts.memberGuard.check(request));
    const record = email === undefined ? undefined : await this.sent.find(id);
    return record !== undefined && hasAddress(record.fields, email) ? id : undefined;
  }

  /** Lower-cased; undefined of one that nobody has confirmed. */
  private async readConfirmed(profileId: string): Promise<string | undefined> {
    const account = await this.profiles.findAccountOf(profileId);
    return account?.isConfirmed ? account.profile.email.toLowerCase() : undefined;
  }
}

/** As it is made. What else is asked for is a mistyped code. */
const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
