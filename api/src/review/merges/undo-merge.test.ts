import fc from 'fast-check';
import type { Profile } from 'contract/profile';
import { mergesEndpoint, recordKinds, undoMergeEndpoint } from 'contract/review';
import type { MergeAnswer, RecordKind, ReviewedRecord } from 'contract/review';
import { submissions } from 'contract/submissions';
import { databaseKinds } from '../../../testing/databases/databases';
import { bodyOf, goodValue } from '../../../testing/samples/generated-values';
import { register } from '../../../testing/people/members';
import { listEndpoint, logInStaff, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { recordSource } from '../../storage/records/record-source';

type Body = Record<string, unknown>;

/** Generates two records of any kind, the survivor, and the chosen values of the other. */
const anyMerge = fc.constantFrom(...recordKinds).chain((kind) => {
  const { schema } = recordSource(kind);
  const fields = Object.keys(schema.properties).filter((field) => canBeChosen(kind, field));
  return fc.record({
    kind: fc.constant(kind),
    bodies: fc.tuple(bodyOf(schema, goodValue), bodyOf(schema, goodValue)),
    secondStays: fc.boolean(),
    taken: fc.subarray(fields),
  });
});

/** Members keep their identity (decision 15). */
const canBeChosen = (kind: RecordKind, field: string) =>
  kind !== 'profiles' || !['email', 'password'].includes(field);

/** Sends a record as the site does. Two profiles cannot share an email address. */
async function send(server: TestApp, kind: RecordKind, body: Body, number: number): Promise<void> {
  const answer =
    kind === 'profiles'
      ? await register(server, { ...(body as Profile), email: `member${number}@example.org` })
      : await server.post(submissions[kind].endpoint, body);
  expect(answer.statusCode).toBe(201);
}

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });

  it('puts back every byte of any two records but the version, whatever was chosen', async () => {
    const call = await logInStaff(server);
    let sent = 0;
    const property = fc.asyncProperty(anyMerge, async ({ kind, bodies, ...choice }) => {
      for (const body of bodies) await send(server, kind, body, sent++);
      // Values of another member can only be merged into confirmed accounts.
      const confirmed = { email_confirmed_at: new Date().toISOString() };
      await server.database.updateTable('profiles').set(confirmed).execute();
      const url = listEndpoint(kind);
      const readList = async () => (await call('GET', url)).body;
      const before = await readList();
      const newest = (JSON.parse(before) as ReviewedRecord[]).slice(-2) as Pair;
      await mergeAndUndo(call, kind, choice.secondStays ? swap(newest) : newest, choice.taken);
      expect(recordTexts(await readList())).toEqual(recordTexts(before));
    });
    await fc.assert(property, { numRuns: 50 });
  });
});

type Pair = [ReviewedRecord, ReviewedRecord];
const swap = ([one, other]: Pair): Pair => [other, one];

async function mergeAndUndo(
  call: StaffCall,
  kind: RecordKind,
  [survivor, merged]: Pair,
  taken: readonly string[],
): Promise<void> {
  const known = taken.filter((field) => field in merged);
  const values = Object.fromEntries(known.map((field) => [field, merged[field]]));
  const choice = { survivor: versionOf(survivor), merged: [versionOf(merged)], values };
  const made = await call('POST', mergesEndpoint(kind), choice);
  expect(made.statusCode).toBe(201);
  const { merge, records } = made.json<MergeAnswer>();
  expect(records[0]).toMatchObject(values);
  expect(records[1]).toMatchObject({ _id: merged._id, mergedInto: survivor._id });
  expect((await call('POST', undoMergeEndpoint(kind, merge._id))).statusCode).toBe(200);
}

/** Texts of senders cannot contain these separators, because JSON escapes quotation marks. */
const recordTexts = (list: string) => list.replace(/"__v":\d+/g, '"__v":0').split('},{"');
