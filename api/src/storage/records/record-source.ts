import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { BodySchema } from 'contract/field';
import { profileBody } from 'contract/profile';
import type { RecordKind } from 'contract/review';
import { submissions } from 'contract/submissions';
import {
  toDecryptableJson,
  toDecryptableJsonForStorage,
  decryptableWhereEncrypted,
} from '../encryption/decryptable-json';
import { encryptedFields } from '../encryption/encrypted-fields';
import { recordJson } from '../record-list';

/** The table of a kind's records, and how staff see one. */
export interface RecordSource {
  readonly table: 'submissions' | 'profiles';
  /** Matches the rows that the list of the kind shows. */
  readonly condition: RawBuilder<boolean>;
  /** Selects the JSON text of a record. */
  readonly record: RawBuilder<string>;
  /** Selects the JSON text of what was sent. */
  readonly body: RawBuilder<string>;
  /** Selects it to be stored again: fields that cannot be decrypted stay encrypted. */
  readonly bodyToStore: RawBuilder<string>;
  readonly schema: BodySchema;
}

/** Selects a profile as JSON text, with the admin flag and nothing of the password (requirements 3). */
export const profileRecord = recordJson(
  sql<string>`',"isAdmin":' || case is_admin when 1 then 'true' else 'false' end`,
);

const encryptedRecord = recordJson(
  sql<string>`case when awaits_approval = 1 then ',"isHidden":true,"awaitsApproval":true'
    when hidden_at is null then '' else ',"isHidden":true' end`,
);

/** Selects a submission of any kind as JSON text, as staff see it. */
export const submissionRecord = decryptableWhereEncrypted(encryptedRecord, sql`kind`, sql`id`);

/** Selects what was sent as JSON text, with its fields encrypted as they are stored. */
export const storedBodyText = sql<string>`cast(body as text)`;

/** Selects what was sent of any kind as JSON text. */
export const submissionBody = decryptableWhereEncrypted(storedBodyText, sql`kind`, sql`id`);

/** Matches the rows of a table that lists show: neither in quarantine nor locked away. */
export const isListed = (table: RecordSource['table']): RawBuilder<boolean> =>
  table === 'profiles'
    ? sql<boolean>`quarantine is null`
    : sql<boolean>`quarantine is null and locked_until is null`;

/** Matches the rows of a table that wait in quarantine. */
export const isQuarantined = sql<boolean>`quarantine is not null`;

export const recordSource = (kind: RecordKind): RecordSource =>
  kind === 'profiles'
    ? {
        table: 'profiles',
        condition: isListed('profiles'),
        record: profileRecord,
        body: storedBodyText,
        bodyToStore: storedBodyText,
        schema: profileBody,
      }
    : {
        table: 'submissions',
        condition: sql`kind = ${kind} and ${isListed('submissions')}`,
        record: openableOf(kind, encryptedRecord),
        body: openableOf(kind, storedBodyText),
        bodyToStore: openableOf(kind, storedBodyText, toDecryptableJsonForStorage),
        schema: submissions[kind].body,
      };

/** Decrypts rows that are all of one kind. */
const openableOf = (
  kind: RecordKind,
  json: RawBuilder<string>,
  makeOpenable = toDecryptableJson,
): RawBuilder<string> =>
  encryptedFields(kind).length === 0 ? json : makeOpenable(json, sql.lit(kind), sql`id`);
