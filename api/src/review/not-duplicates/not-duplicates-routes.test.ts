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
const listPairs = async () =>
  (await call(getReviews, { kind: 'couples' })).json<ReviewSnapshot>().keptPairs;

it('remembers two records at their versions, once, whichever way round', async () => {
  const answer = await keep(pair.map(versionOf));
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    _id: expect.any(String),
    records: pair.map(versionOf),
    createdAt: expect.any(String),
    createdBy: adminEmail,
  });
  const again = (await keep([...pair].reverse().map(versionOf))).json<NotDuplicates>();
  const kept = await listPairs();
  expect(kept.map(({ _id }) => _id)).toEqual([again._id]);
  expect(kept[0]?.records).toEqual(expect.arrayContaining(pair.map(versionOf)));
});

it('opens them again', async () => {
  const { _id } = (await keep(pair.map(versionOf))).json<NotDuplicates>();
  expect((await call(removeNotDuplicates, { kind: 'couples', id: _id })).statusCode).toBe(204);
  expect(await listPairs()).toEqual([]);
  expect((await call(removeNotDuplicates, { kind: 'couples', id: _id })).statusCode).toBe(404);
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

it('refuses one, three, the same twice and what is no record', async () => {
  const [one, other] = pair.map(versionOf);
  for (const records of [[one], [one, other, one], [one, one], [one, 'x'], [one, { _id: '\0' }]])
    expect((await keep(records)).statusCode).toBe(400);
});
