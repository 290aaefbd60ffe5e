import type { ResponseOf } from 'contract/request';
import type { ReviewedRecord } from 'contract/review';
import { addNotDuplicates, getReviews, removeNotDuplicates } from 'contract/review-requests';
import type { NotDuplicates, ReviewSnapshot } from 'contract/review-requests';
import type { ErrorBody } from 'contract/wire';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { adminEmail, useApp } from '../../../testing/test-app';

const server = useApp();
let call: StaffCall;
let pair: readonly [ReviewedRecord, ReviewedRecord];
beforeEach(async () => {
  call = await logInStaff(server);
  pair = [await send(server, 'couples'), await send(server, 'couples')];
});

const keep = (records: readonly unknown[]) =>
  call(addNotDuplicates, { kind: 'couples', body: { records } });
const pairsOf = (answer: Awaited<ReturnType<StaffCall>>) =>
  answer.json<ResponseOf<typeof addNotDuplicates>>().pairs;
const listPairs = async () =>
  (await call(getReviews, { kind: 'couples' })).json<ReviewSnapshot>().keptPairs;

it('remembers two records at their versions, once, whichever way round', async () => {
  const answer = await keep(pair.map(versionOf));
  expect(answer.statusCode).toBe(201);
  expect(pairsOf(answer)).toEqual([
    {
      _id: expect.any(String),
      records: pair.map(versionOf),
      createdAt: expect.any(String),
      createdBy: adminEmail,
    },
  ]);
  const [again] = pairsOf(await keep([...pair].reverse().map(versionOf)));
  const kept = await listPairs();
  expect(kept.map(({ _id }) => _id)).toEqual([again?._id]);
  expect(kept[0]?.records).toEqual(expect.arrayContaining(pair.map(versionOf)));
});

it('opens them again', async () => {
  const pairs = pairsOf(await keep(pair.map(versionOf))).map(({ _id }) => _id);
  const reopen = () => call(removeNotDuplicates, { kind: 'couples', body: { pairs } });
  expect((await reopen()).statusCode).toBe(204);
  expect(await listPairs()).toEqual([]);
  expect((await reopen()).statusCode).toBe(404);
});

it('keeps all pairs of several apart with one entry in the log, and opens those that are left', async () => {
  const three = [...pair, await send(server, 'couples')];
  const made = pairsOf(await keep(three.map(versionOf)));
  const ids = ({ records }: NotDuplicates) => records.map(({ _id }) => _id);
  const [one, other, third] = three.map(({ _id }) => _id);
  expect(made.map(ids)).toEqual([
    [one, other],
    [one, third],
    [other, third],
  ]);
  const pairs = made.map(({ _id }) => _id);
  await call(removeNotDuplicates, { kind: 'couples', body: { pairs: pairs.slice(0, 1) } });
  expect(await listPairs()).toHaveLength(2);
  expect((await call(removeNotDuplicates, { kind: 'couples', body: { pairs } })).statusCode).toBe(
    204,
  );
  expect(await listPairs()).toEqual([]);
  const entries = await server.database.selectFrom('audit_log').select('action').execute();
  expect(entries.filter(({ action }) => action === 'keep')).toHaveLength(1);
});

it('says so when one of them is not what was looked at any more', async () => {
  const [one, other] = pair;
  const answer = await keep([versionOf(one), { _id: other._id, __v: 1 }]);
  expect(answer.statusCode).toBe(409);
  expect(answer.json<ErrorBody>().issues).toMatchObject([{ path: other._id }]);
  expect(await listPairs()).toEqual([]);
});

it('knows no record of another kind', async () => {
  const elsewhere = await send(server, 'welfare');
  expect((await keep([pair[0], elsewhere].map(versionOf))).statusCode).toBe(404);
});

it('refuses one, eleven, the same twice and what is no record', async () => {
  const [one, other] = pair.map(versionOf);
  const eleven = Array.from({ length: 11 }, (_, place) => ({ _id: `r${place}`, __v: 0 }));
  for (const records of [[one], eleven, [one, other, one], [one, 'x'], [one, { _id: '\0' }]])
    expect((await keep(records)).statusCode).toBe(400);
});
