import { HttpError } from '../../../http/errors/http-error';
import { openDatabase } from '../../../storage/database';
import type { Database } from '../../../storage/database';
import { ErasureLog } from './erasure-log';
import { Erasures } from './erasures';
import * as erasePerson from './erase-person';
import { makeDataDir, removeDataDir } from '../../../../testing/databases/data-dir';
import { storedPlain } from '../../../../testing/databases/stored-plain';

jest.mock('./erase-person', () => ({
  __esModule: true,
  ...jest.requireActual<object>('./erase-person'),
}));

const now = () => new Date('2026-03-01T10:00:00.000Z');
let dataDir: string;
let database: Database;
beforeEach(async () => {
  dataDir = makeDataDir();
  database = await openDatabase({ dataDir });
  const at = now().toISOString();
  await database
    .insertInto('submissions')
    .values({
      ...{ id: 'letter', kind: 'enquiry', body: storedPlain('{}') },
      ...{ created_at: at, updated_at: at, version: 0 },
    })
    .execute();
  const log = new ErasureLog(dataDir);
  const { ofRecord } = await log.digester();
  await log.add({ id: 'one', at, digests: [ofRecord('letter')] });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database.destroy();
  removeDataDir(dataDir);
});

const failOften = (times: number, failure: Error) => {
  const spy = jest.spyOn(erasePerson, 'erasePerson');
  for (let i = 0; i < times; i++) spy.mockRejectedValueOnce(failure);
};
const changed = new HttpError(409, { code: 'changed-meanwhile' }, 'Changed.');
const settle = () => new Erasures({ database, dataDir, now }).settle();
const left = () => database.selectFrom('submissions').select('id').execute();

it('tries again what somebody changed at that moment', async () => {
  failOften(2, changed);
  await settle();
  expect(await left()).toEqual([]);
});

it('erases a profile that was held in the older copy: none that is held is in the log', async () => {
  const profile = { id: 'p', email: 'ada@example.org', body: '{"email":"ada@example.org"}' };
  const at = now().toISOString();
  await database
    .insertInto('profiles')
    .values({
      ...{ ...profile, password_hash: '', is_admin: 0, version: 0 },
      ...{ created_at: at, updated_at: at },
    })
    .execute();
  const until = '2027-01-01T00:00:00.000Z';
  await database
    .insertInto('retention_holds')
    .values({
      ...{ kind: 'profiles', record_id: 'p', reason: 'x', until, held_at: at, held_by: 'a' },
    })
    .execute();
  const log = new ErasureLog(dataDir);
  const { ofRecord } = await log.digester();
  await log.add({ id: 'two', at, digests: [ofRecord('p')] });
  await settle();
  expect(await database.selectFrom('profiles').select('id').execute()).toEqual([]);
  expect(await database.selectFrom('retention_holds').selectAll().execute()).toEqual([]);
});

it.each([
  ['is changed each time', 3, changed],
  ['fails for another reason', 1, new Error('Disk.')],
])('tries no further where it %s', async (_case, times, failure) => {
  failOften(times, failure);
  await expect(settle()).rejects.toThrow(failure);
  expect(await left()).toEqual([{ id: 'letter' }]);
});
