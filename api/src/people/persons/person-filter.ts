import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { meAsAssignee, nobodyAsAssignee } from 'contract/filter-fields';
import { passingChoices, saysWhatCounts } from 'contract/person-filter';
import { readPeriod } from 'contract/periods';
import type { FilterItem, RecordFilter } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import { isContact } from '../../review/contact-history/contact-history-repository';

/** Who asks for persons, and when. */
export interface PersonReader {
  /** The sections whose records decide: no others exist for the caller. */
  readonly kinds: readonly RecordKind[];
  /** The id of the staff account. */
  readonly adminId: string;
  readonly now: Date;
}

/** Selects the ids of the persons that match a filter (contract/person-filter). */
export function selectPersons(filter: RecordFilter, reader: PersonReader): RawBuilder<unknown> {
  const counted = filter.filter(saysWhatCounts).map((item) => recordCondition(item, reader));
  const sections = filter.filter(asksForSection);
  const others = filter.filter((item) => !saysWhatCounts(item) && !asksForSection(item));
  const chosen = sections.flatMap(passingChoices);
  const kinds = chosen.length === 0 ? reader.kinds : chosen;
  const conditions = [
    ...(counted.length > 0 && sections.length === 0 ? [some(...counted)] : []),
    ...sections.map((item) => some(...counted, isAmong(columns.section, passingChoices(item)))),
    ...others.map((item) => personCondition(item, kinds, reader)),
  ];
  return sql`
    select person_records.person_id from person_records
      left join submissions on submissions.id = person_records.record_id
        and person_records.kind <> 'profiles'
      left join profiles on profiles.id = person_records.record_id
        and person_records.kind = 'profiles'
      left join reviews on reviews.kind = person_records.kind
        and reviews.record_id = person_records.record_id
      where ${isAmong(columns.section, reader.kinds)}
      group by person_records.person_id
      having ${conditions.length === 0 ? always : sql.join(conditions, sql` and `)}`;
}

const asksForSection = ({ field, operator }: FilterItem) =>
  field === 'section' && operator === 'isAnyOf';

const columns = {
  section: sql`person_records.kind`,
  country: sql`profiles.body ->> 'country'`,
  language: sql`coalesce(submissions.language, profiles.language)`,
};

const always = sql<boolean>`1 = 1`;
const never = sql<boolean>`1 = 0`;
const not = (condition: RawBuilder<boolean>) => sql<boolean>`not (${condition})`;

const isAmong = (column: RawBuilder<unknown>, values: readonly string[]) =>
  values.length === 0 ? never : sql<boolean>`${column} in (${sql.join(values)})`;

/** Matches persons of whom one record meets all of these. Merged records do not: what they were merged into may. */
const some = (...conditions: readonly RawBuilder<boolean>[]) =>
  any(sql<boolean>`${isCurrent} and ${sql.join(conditions, sql` and `)}`);

const isCurrent = sql<boolean>`coalesce(submissions.merged_into, profiles.merged_into) is null`;

const any = (condition: RawBuilder<boolean>) =>
  sql<boolean>`sum(case when ${condition} then 1 else 0 end) > 0`;

const isOpen = sql<boolean>`coalesce(reviews.state, 'new') <> 'done'`;

/** Whether a record counts. */
function recordCondition(item: FilterItem, reader: PersonReader): RawBuilder<boolean> {
  if (item.field === 'open') return isOpen;
  return item.field === 'createdAt'
    ? isReceived(sql`person_records.at`, item, reader)
    : isAssigned(item, reader);
}

function isReceived(
  at: RawBuilder<unknown>,
  { operator, value }: FilterItem,
  { now }: PersonReader,
): RawBuilder<boolean> {
  const period = typeof value === 'string' ? readPeriod(value, now) : undefined;
  if (!period) return never;
  const { from, to } = period;
  if (operator === 'before') return sql`${at} < ${from}`;
  if (operator === 'after') return sql`${at} >= ${to}`;
  return sql`(${at} >= ${from} and ${at} < ${to})`;
}

function isAssigned(
  { operator, value = [] }: FilterItem,
  { adminId }: PersonReader,
): RawBuilder<boolean> {
  const ids = [value].flat().map((id) => (id === meAsAssignee ? adminId : id));
  const isOne = isAmong(sql`coalesce(reviews.assignee, ${nobodyAsAssignee})`, ids);
  return operator === 'isNoneOf' ? not(isOne) : isOne;
}

/**
 * What a person's records meet together.
 * @param kinds the sections that the filter asks for, or all
 */
function personCondition(
  item: FilterItem,
  kinds: readonly string[],
  reader: PersonReader,
): RawBuilder<boolean> {
  const choices = passingChoices(item);
  const { field, operator, value = [] } = item;
  switch (field) {
    case 'firstReceived':
      return isReceived(firstAt(kinds), item, reader);
    case 'open':
      return yesOrNo(choices, some(isOpen));
    case 'contacted':
      return yesOrNo(choices, any(wasContacted));
    case 'household':
      return yesOrNo(choices, isInHousehold(reader));
    case 'consent':
      return isAmong(consent, choices);
    case 'section':
    case 'country':
    case 'language': {
      const isOne = some(isAmong(columns[field], [value].flat()));
      return operator === 'isNoneOf' ? not(isOne) : isOne;
    }
    default:
      return never;
  }
}

const firstAt = (kinds: readonly string[]) =>
  sql`min(case when ${isCurrent} and ${isAmong(columns.section, kinds)} then person_records.at end)`;

function yesOrNo(choices: readonly string[], condition: RawBuilder<boolean>): RawBuilder<boolean> {
  const [yes, no] = [choices.includes('yes'), choices.includes('no')];
  if (yes === no) return yes ? always : never;
  return yes ? condition : not(condition);
}

/**
 * A contact about a record that was merged was one with the person as well. The contacts are listed once: SQLite took
 * 16 seconds for 30,000 records where it looked for those of each record.
 */
const wasContacted = sql<boolean>`person_records.record_id in (
  select record_id from outreach where ${isContact})`;

/** As `holdsConsent` says it: a withdrawal is final, so an event says what the last one does. */
const says = (event: 'given' | 'withdrawn') =>
  sql<boolean>`coalesce(cast(submissions.consent as text), '') like ${`%"event":"${event}"%`}`;
const consent = sql`case when ${some(says('given'), not(says('withdrawn')))} then 'given'
  when ${some(says('withdrawn'))} then 'withdrawn' else 'none' end`;

/** A household in which the caller may read fewer than two persons does not exist for them. */
const isInHousehold = ({ kinds }: PersonReader) => sql<boolean>`person_records.person_id in (
  select person_id from household_members where household_id in (
    select household_id from household_members
      join person_records as told on told.person_id = household_members.person_id
      where ${isAmong(sql`told.kind`, kinds)}
      group by household_id having count(distinct told.person_id) > 1))`;
