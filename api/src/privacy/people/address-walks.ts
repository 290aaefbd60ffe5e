import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { FieldSchema } from 'contract/field';
import { maxPersonRecords, unlistedPlaces } from 'contract/people-requests';
import type { UnlistedPlace } from 'contract/people-requests';
import { profileBody } from 'contract/profile';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { submissions } from 'contract/submissions';
import { foldForComparison } from 'contract/text-folding';
import { isListed, profileRecord, submissionRecord } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';

interface WalkedRecord {
  readonly kind: RecordKind;
  readonly record: ReviewedRecord;
}

interface UnlistedRecord extends WalkedRecord {
  readonly unlisted: UnlistedPlace;
}

interface WalkedTable {
  readonly name: 'submissions' | 'profiles';
  readonly kind: RawBuilder<unknown>;
  readonly record: RawBuilder<string>;
  /** The fields that hold an email address. */
  readonly fields: readonly string[];
}

const addressFields = (body: { readonly properties: object }): readonly string[] =>
  Object.entries<FieldSchema>(body.properties as Record<string, FieldSchema>).flatMap(
    ([name, schema]) => ('format' in schema && schema.format === 'email' ? [name] : []),
  );

const tables: readonly WalkedTable[] = [
  {
    ...{ name: 'submissions', kind: sql`kind`, record: submissionRecord },
    fields: [...new Set(Object.values(submissions).flatMap(({ body }) => addressFields(body)))],
  },
  {
    ...{ name: 'profiles', kind: sql`'profiles'`, record: profileRecord },
    fields: addressFields(profileBody),
  },
];

const emailFields: ReadonlySet<string> = new Set(tables.flatMap(({ fields }) => fields));

/**
 * Whether a field for email addresses holds this address.
 * @param email lower-cased
 */
export const hasAddress = (
  record: Readonly<Record<string, unknown>>,
  email: string | undefined,
): boolean =>
  email !== undefined &&
  Object.entries(record).some(
    ([field, value]) =>
      emailFields.has(field) && typeof value === 'string' && value.toLowerCase() === email,
  );

/** Rows that one statement scans. It takes about 30 ms and then lets other statements run. */
const rowsPerLook = 20_000;
/** Whole rows that one query returns. */
const rowsPerPage = 500;

/**
 * Scans the lists, oldest first, for records that may have this address in a field for addresses. It yields all that
 * have it and possibly more.
 * @param email lower-cased
 * @param isWanted checked between the pieces
 */
export async function* walkByAddress(
  database: Database,
  email: string,
  isWanted: () => boolean,
): AsyncGenerator<WalkedRecord> {
  for (const { name, kind, record, fields } of tables) {
    // SQLite folds the case of ASCII only, so the caller compares fields with other letters.
    const mayBeIt = fields.map((field) => {
      const value = sql`body->>${sql.lit(field)}`;
      return sql`(lower(${value}) = ${email} or octet_length(${value}) > length(${value}))`;
    });
    const { rows: ends } = await sql<{ last: number | null }>`
      select max(seq) as last from ${sql.table(name)}`.execute(database);
    const last = ends[0]?.last ?? 0;
    for (let after = 0; after < last && isWanted();) {
      const { rows } = await sql<ReadRow>`select seq, ${kind} as kind, ${record} as record
        from ${sql.table(name)}
        where seq > ${after} and seq <= ${after + rowsPerLook} and ${isListed(name)}
          and (${sql.join(mayBeIt, sql` or `)})
        order by seq limit ${rowsPerPage}`.execute(database);
      yield* rows.map(toRecord);
      after = (rows.length < rowsPerPage ? undefined : rows.at(-1)?.seq) ?? after + rowsPerLook;
      await setImmediate();
    }
  }
}

interface ReadRow {
  readonly seq: number;
  readonly kind: RecordKind;
  readonly record: string;
}

const toRecord = ({ kind, record }: ReadRow): WalkedRecord => ({
  kind,
  record: JSON.parse(record) as ReviewedRecord,
});

/** The conditions match the tables' partial indexes. */
const unlistedRows: Readonly<Record<UnlistedPlace, RawBuilder<unknown>>> = {
  quarantine: sql`quarantine is not null`,
  locked: sql`locked_until is not null and quarantine is null`,
};

/**
 * Finds records in quarantine or locked away that contain an address anywhere. Both tables have a partial index of only
 * these rows.
 * @param email lower-cased
 */
export async function findUnlisted(
  database: Database,
  email: string,
  isWanted: () => boolean,
): Promise<readonly UnlistedRecord[]> {
  const found: UnlistedRecord[] = [];
  const folded = foldForComparison(email);
  for (const { name, kind, record } of tables) {
    for (const unlisted of name === 'profiles' ? (['quarantine'] as const) : unlistedPlaces) {
      for (let after = 0; ;) {
        const { rows } = await sql<ReadRow>`
          select seq, ${kind} as kind, ${record} as record from ${sql.table(name)}
          where ${unlistedRows[unlisted]} and seq > ${after} order by seq limit ${rowsPerPage}`.execute(
          database,
        );
        const last = rows.at(-1);
        for (const row of rows)
          if (foldForComparison(row.record).includes(folded))
            found.push({ ...toRecord(row), unlisted });
        if (last === undefined || found.length >= maxPersonRecords || !isWanted()) break;
        after = last.seq;
      }
    }
  }
  return found.slice(0, maxPersonRecords);
}
