import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { anyText, isObject, parseJson } from 'contract/answer-reader';
import { lifetimes } from 'contract/lifetimes';
import type { RecordKind } from 'contract/review';
import { neverRetryTime } from '../../mail/outbox-repository';
import { isListed, recordSource } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { isOpen } from '../reviews/review-repository';
import { addContact, noContacts } from './contacts';
import type { ContactRow, Contacts } from './contacts';

export const followUpKind = 'firstTimer' satisfies RecordKind;

/** The maximum number of people that are planned for per answer. Only a flood of the form exceeds it. */
const mostPeople = 2000;

/** UTF-16 code units of the person's words. */
const mostWords = 500;

/** A person with an open record: the newest one, as staff contact a person once for all records. */
export interface FollowedPerson {
  /** The id of that record. */
  readonly id: string;
  readonly arrivedAt: string;
  readonly assignee: string | null;
  /** Those of all records of the person. */
  readonly contacts: Contacts;
}

/** What a card shows of a person. */
export interface PersonDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly words: string;
  readonly changedAt: string;
  /** How many records the person has sent. */
  readonly forms: number;
}

interface Page {
  readonly limit: number;
  readonly from: number;
  readonly order: 'oldest' | 'newest';
}

interface PersonRow {
  readonly id: string;
  readonly arrivedAt: string;
  readonly assignee: string | null;
  /** Null without a contact, like the rest of it. */
  readonly entry: string | null;
  readonly way: ContactRow['way'];
  readonly outcome: ContactRow['outcome'];
  readonly at: string;
  readonly tryAgainOn: string | null;
}

/** Open records whose senders agree to be contacted; `person` is that of requirements 5, or the record itself. */
const open = sql`
  select id, seq, created_at, assignee, coalesce(person, id) as person
    from submissions
    left join reviews on reviews.record_id = id and reviews.kind = ${followUpKind}
    where submissions.kind = ${followUpKind} and ${isListed('submissions')}
      and ${isOpen}
      and (consent is null or cast(consent as text) not like '%"withdrawn"%')`;

/** The newest open record of each person, among those that match a condition. */
const newestOf = (condition: RawBuilder<unknown>) => sql`
  select * from (
    select opened.*, row_number() over (partition by person order by seq desc) as place
      from (${open}) as opened where ${condition}) as placed
    where place = 1`;

/** An answer by email has reached the person, but a notice of absence has not. */
const answers = sql`from replies where kind = ${followUpKind} and is_automatic = 0`;

/** Matches people with such a contact about any of their records, also one that became part of another. */
const hasContact = (contacts: RawBuilder<unknown>) => sql`person in (
  select coalesce(of_person.person, of_person.id)
    from (${contacts}) as contacts
    join submissions as contacted on contacted.id = record_id
    join submissions as of_person on of_person.id in (contacted.id, contacted.merged_into))`;

/** Matches records about which nobody reached the person. About another record somebody may have. */
const isUnreached = sql`not exists (
    select 1 from outreach where record_id = opened.id and outcome = 'reached')
  and not exists (select 1 from replies where record_id = opened.id and is_automatic = 0)`;

const isToBeTriedAgain = hasContact(sql`
  select record_id from outreach where kind = ${followUpKind} and try_again_on is not null`);

/** All SQL about planned contacts. */
export class FollowUpRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /**
   * Lists people who came since a time or are to be tried again, and all whom nobody may have reached, newest first:
   * their contacts say whether somebody has.
   */
  async listFollowed(
    earliest: string,
  ): Promise<{ readonly people: readonly FollowedPerson[]; readonly isCut: boolean }> {
    const isMeant = sql`(created_at >= ${earliest} or (${isUnreached}) or ${isToBeTriedAgain})`;
    const found = await this.list(sql`
      ${newestOf(isMeant)} order by seq desc limit ${mostPeople + 1}`);
    return { people: found.slice(0, mostPeople), isCut: found.length > mostPeople };
  }

  /** Lists people to whom nobody has ever written or spoken, nor tried to. */
  async listNeverContacted({ limit, from, order }: Page): Promise<readonly FollowedPerson[]> {
    const found = await this.list(sql`
      ${newestOf(sql`not ${this.isContacted()}`)}
      order by seq ${order === 'oldest' ? sql`asc` : sql`desc`} limit ${limit} offset ${from}`);
    return order === 'oldest' ? found.toReversed() : found;
  }

  async countNeverContacted(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select cast(count(distinct person) as integer) as count from (${open}) as opened
        where not ${this.isContacted()}`.execute(this.database);
    return rows[0]?.count ?? 0;
  }

  /** Finds the person of an open record, with that record; undefined if it is not open. */
  async find(id: string): Promise<FollowedPerson | undefined> {
    const [person] = await this.list(sql`${open} and id = ${id}`);
    return person;
  }

  /** Reads what cards show, by the id of the record. */
  async readDetails(ids: readonly string[]): Promise<ReadonlyMap<string, PersonDetails>> {
    if (ids.length === 0) return new Map();
    const { body } = recordSource(followUpKind);
    const { rows } = await sql<{ id: string; body: string; changedAt: string; forms: number }>`
      select id, ${body} as body, updated_at as "changedAt", (
          select cast(count(*) as integer) from submissions as other
            where other.kind = ${followUpKind} and other.person = submissions.person
              and other.quarantine is null and other.locked_until is null) as forms
        from submissions where id in (${sql.join(ids)})`.execute(this.database);
    return new Map(
      rows.map(({ id, body: text, changedAt, forms }) => [
        id,
        { ...readBody(text), changedAt, forms: Math.max(1, forms) },
      ]),
    );
  }

  /**
   * Reads people with their contacts, newest first. SQLite keeps the order of a cross join, so that it looks contacts
   * up by their record instead of reading all of the kind.
   * @param chosen selects from `open`
   */
  private async list(chosen: RawBuilder<unknown>): Promise<readonly FollowedPerson[]> {
    const { rows } = await sql<PersonRow>`
      with chosen as materialized (${chosen}),
      own as materialized (
        select id, id as of_id from chosen
        union select same.id, chosen.id from chosen cross join submissions as same
          where same.kind = ${followUpKind} and same.person = chosen.person),
      members as materialized (
        select id, of_id from own
        union select part.id, of_id from own cross join submissions as part
          where part.merged_into = own.id and part.merged_into is not null),
      contacts as materialized (
        select of_id, outreach.id as entry, way, outcome, at, try_again_on
          from members cross join outreach where record_id = members.id and ${this.isSent()}
        union all select of_id, replies.id, 'mail', 'reached', at, null
          from members cross join replies where record_id = members.id and is_automatic = 0)
      select chosen.id, created_at as "arrivedAt", assignee, entry, way, outcome, at,
          try_again_on as "tryAgainOn"
        from chosen left join contacts on of_id = chosen.id
        order by seq desc, at, entry`.execute(this.database);
    const found = new Map<string, FollowedPerson>();
    for (const { id, arrivedAt, assignee, entry, ...contact } of rows) {
      const { contacts } = found.get(id) ?? { contacts: noContacts };
      const all = entry === null ? contacts : addContact(contacts, contact);
      found.set(id, { id, arrivedAt, assignee, contacts: all });
    }
    return [...found.values()];
  }

  private isContacted() {
    return hasContact(sql`
      select record_id from outreach where kind = ${followUpKind} and ${this.isSent()}
      union select record_id ${answers}`);
  }

  /** Matches all contacts but emails that were given up. */
  private isSent() {
    const givenUp = new Date(this.now().getTime() - lifetimes.waitingMail).toISOString();
    return sql`(way <> 'mail' or outcome is not null or sent_at is not null
        or (at > ${givenUp} and not exists (
          select 1 from outbox where outbox.kind = 'letter'
            and outbox.profile_id = outreach.id and outbox.next_try_at = ${neverRetryTime})))`;
  }
}

function readBody(text: string) {
  const body = parseJson(text);
  const textOf = (field: string) => ((isObject(body) && anyText(body[field])) || '').trim();
  const words = textOf('message');
  return {
    name: textOf('fullName'),
    email: textOf('email'),
    phone: textOf('phone'),
    words: words.length > mostWords ? `${words.slice(0, mostWords).trimEnd()}…` : words,
  };
}
