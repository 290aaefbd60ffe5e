import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import {
  factFields,
  findFilterField,
  meAsAssignee,
  nobodyAsAssignee,
} from 'contract/filter-fields';
import type { FactField, FilterField } from 'contract/filter-fields';
import { readBounds } from 'contract/matches-filter';
import type { FilterReader } from 'contract/matches-filter';
import type { FilterItem, RecordFilter } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { recordSource } from '../../storage/records/record-source';
import { contactedRecords } from '../record-contacts';
import { sentValue } from '../sent-values';
import { comparesTexts, findTexts } from './find-texts';

/**
 * Makes a filter of a section (contract/matches-filter) a condition on rows of `filterableRecords`. Texts are compared
 * here, because the databases do not fold them as a search does.
 * @param filter as `readFilter` returned it, without encrypted fields
 */
export async function filterToSql(
  database: Database,
  kind: RecordKind,
  filter: RecordFilter,
  reader: FilterReader,
): Promise<RawBuilder<boolean>> {
  const conditions: RawBuilder<boolean>[] = [sql<boolean>`1 = 1`];
  for (const item of filter) {
    const field = findFilterField(kind, item.field);
    conditions.push(
      field && comparesTexts(field, item)
        ? await findTexts(database, kind, item)
        : field
          ? toCondition(field, item, reader)
          : never,
    );
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const never = sql<boolean>`1 = 0`;

function toCondition(
  field: FilterField,
  { operator, value = '' }: FilterItem,
  reader: FilterReader,
): RawBuilder<boolean> {
  const stored = isFact(field.field) ? facts[field.field] : sentValue(field.field);
  const text = String(value);
  const values = [value].flat();
  switch (operator) {
    case 'isEmpty':
      return sql<boolean>`(${stored} is null or ${isBlank(stored)})`;
    case 'isNotEmpty':
      return sql<boolean>`(${stored} is not null and not ${isBlank(stored)})`;
    case 'isAnyOf':
      return sql<boolean>`${stored} in (${chosen(field, values, reader)})`;
    case 'isNoneOf':
      return sql<boolean>`(${stored} is null or ${stored} not in (${chosen(field, values, reader)}))`;
    case 'within':
    case 'before':
    case 'after':
      return isInTime(field, stored, operator, text, reader);
    case 'atLeast':
      return sql<boolean>`cast(${stored} as numeric) >= cast(${text} as numeric)`;
    case 'atMost':
      return sql<boolean>`cast(${stored} as numeric) <= cast(${text} as numeric)`;
    case 'contains':
    case 'is':
      return never;
  }
}

const isFact = (field: string): field is FactField =>
  (factFields as readonly string[]).includes(field);

/** What staff and the server know about a row, as `FilterFacts` names it. */
const facts: Readonly<Record<FactField, RawBuilder<string | null>>> = {
  createdAt: sql`created_at`,
  'review.state': sql`state`,
  'review.assignee': sql`assignee`,
  'review.urgency': sql`urgency`,
  contacted: sql`contacted`,
  // The last event decides.
  consent: sql`coalesce(consent->'events'->-1->>'event', 'none')`,
  language: sql`language`,
};

const chosen = ({ type }: FilterField, values: readonly string[], { me }: FilterReader) =>
  sql.join(values.map((value) => (type === 'person' && value === meAsAssignee ? me : value)));

/** What `trim` of JavaScript removes. */
const spaces =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

const isBlank = (text: RawBuilder<string | null>) => sql<boolean>`trim(${text}, ${spaces}) = ''`;

function isInTime(
  field: FilterField,
  stored: RawBuilder<string | null>,
  operator: 'within' | 'before' | 'after',
  text: string,
  { now }: FilterReader,
): RawBuilder<boolean> {
  const bounds = readBounds(field, text, now);
  if (!bounds) return never;
  const [first, beyond] = bounds;
  if (operator === 'before') return sql<boolean>`${stored} < ${first}`;
  return operator === 'after'
    ? sql<boolean>`${stored} >= ${beyond}`
    : sql<boolean>`(${stored} >= ${first} and ${stored} < ${beyond})`;
}

/**
 * Selects the records of a section that count, with all that the filter compares. Contacts are read once, and only where
 * it asks for them: SQLite took 20 seconds, in which it stored nothing, where each of many conditions read them.
 */
export function filterableRecords(kind: RecordKind, filter: RecordFilter): RawBuilder<unknown> {
  const { table, condition } = recordSource(kind);
  const asksContacts = filter.some(({ field }) => field === 'contacted');
  const contacts = sql`left join (${contactedRecords([kind])}) as contacts on of_record = id`;
  const sent =
    kind === 'profiles'
      ? sql`'normal' as urgency_by_words`
      : sql`consent, case when urgency_hint is null then 'normal' else 'urgent' end as urgency_by_words`;
  return sql`
    select listed.*, coalesce(state, 'new') as state,
        coalesce(assignee, ${sql.lit(nobodyAsAssignee)}) as assignee,
        coalesce(urgency, urgency_by_words) as urgency
        ${asksContacts ? sql`, case when of_record is null then 'no' else 'yes' end as contacted` : sql``}
      from (
        select id, created_at, body, language, ${sent} from ${sql.table(table)}
          where ${condition} and merged_into is null) as listed
      left join reviews on reviews.kind = ${kind} and record_id = id
      ${asksContacts ? contacts : sql``}`;
}
