import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { erasePersonalData, findPerson, previewErasure } from 'contract/people-requests';
import { readValue } from 'contract/read-value';
import type { ErasurePlan, FoundPerson, PersonRecord } from 'contract/people-requests';
import { isKeptByLaw } from 'contract/purposes';
import { recordKinds } from 'contract/review';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { submissions } from 'contract/submissions';
import { changeReview } from 'contract/review-requests';
import {
  sentinel,
  sentinelEmail,
  countInFiles,
  countInTables,
  seedSentinelPerson,
} from '../../../testing/people/sentinel-person';
import { bothDatabases } from '../../../testing/databases/databases';
import { makeMember, register } from '../../../testing/people/members';
import { addReply, addWaitingLetter, inAnHour } from '../../../testing/samples/contact-history';
import { storedOfPersons } from '../../../testing/samples/persons';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { storedPlain } from '../../../testing/databases/stored-plain';
import { useApp } from '../../../testing/test-app';
import { vacuumErased } from '../../../testing/databases/vacuum-erased';
import { watchRawQueries } from '../../../testing/databases/watch-raw-queries';
import { AuditLog } from '../../storage/audit/audit-log';
import { ErasureLog } from './erasures/erasure-log';
import { Erasures } from './erasures/erasures';

const email = sentinelEmail;

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = server.address.dataDir;
    call = await logInStaff(server);
  });

  /** Parses the answer as the console does. */
  async function find(query: object): Promise<FoundPerson> {
    const body = (await call(findPerson, { body: query })).json<FoundPerson>();
    expect(readValue(findPerson.response, body)).toEqual(body);
    return body;
  }
  it('finds and erases a person by either spelling of the domain', async () => {
    const { _id } = await send(server, 'contact', { email: 'ruth@küche.example' });
    for (const written of ['ruth@küche.example', 'ruth@xn--kche-0ra.example'])
      expect((await find({ email: written })).sure.map(({ record }) => record._id)).toEqual([_id]);
    const records = [{ kind: 'contact', _id }];
    // The plan counts pending emails, so the form's email is sent first.
    await server.allMails();
    const plan = await planOf({ email: 'ruth@küche.example', records });
    expect(plan).toEqual(await planOf({ email: 'ruth@xn--kche-0ra.example', records }));
  });
  const wishOf = (found: readonly PersonRecord[]) => ({
    email,
    records: found.map(({ kind, record: { _id } }) => ({ kind, _id })),
  });
  async function planOf(wish: object): Promise<ErasurePlan> {
    const body = (await call(previewErasure, { body: wish })).json<ErasurePlan>();
    expect(readValue(previewErasure.response, body)).toEqual(body);
    return body;
  }

  const erasures = () =>
    new Erasures({ database: server.database, dataDir, now: () => new Date() });

  /** Finds the person's records. The survivor that others' values were merged into is not among them. */
  async function findAll(sent: ReadonlyMap<RecordKind, ReviewedRecord>) {
    const found = await find({ email, name: sentinel });
    const ids = new Set([...sent.values()].map(({ _id }) => _id));
    const all = [...found.sure, ...found.undecided];
    return { found, own: all.filter(({ record }) => ids.has(record._id)) };
  }

  it('finds a person in every section, and tells what is sure', async () => {
    const sent = await seedSentinelPerson(server, call, dataDir);
    const { found, own } = await findAll(sent);
    expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(recordKinds));
    expect(found.isCut).toBe(false);
    for (const { reasons } of found.sure) expect(reasons).toContain('email');
    for (const { reasons } of found.undecided) expect(reasons).not.toContain('email');
    expect(found.attached).toMatchObject({ sessions: 1, mailFiles: 1, staffAccounts: 0 });
    expect(found.attached.outreach).toBe(recordKinds.length);
    expect(found.attached.replies).toBe(recordKinds.length);
    const { rows } = await sql<{ subjects: string; details: string }>`
      select subjects, details from audit_log where action = 'find'`.execute(server.database);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain(sentinel.toLowerCase());
  });

  it('erases a person to the last byte, but for what the law keeps', async () => {
    const sent = await seedSentinelPerson(server, call, dataDir);
    const { own } = await findAll(sent);
    const wish = wishOf(own);
    const linkedOf = (stored: string) =>
      own.map(({ record }) => record._id).filter((id) => stored.includes(id));
    expect(linkedOf(await storedOfPersons(server.database))).toHaveLength(recordKinds.length);
    const at = new Date().toISOString();
    const waiting = { id: 'waits', kind: 'reset-link', recipient: email.toLowerCase() };
    await server.database
      .insertInto('outbox')
      .values({ ...waiting, profile_id: '', attempts: 3, next_try_at: inAnHour(), created_at: at })
      .execute();
    const others = (await server.readList(submissions.enquiry.endpoint))[0]?.['_id'] as string;
    await addWaitingLetter(server, 'enquiry', others, { address: email, words: sentinel });
    await addReply(server, 'enquiry', others, { address: email, words: sentinel });
    const plan = await planOf(wish);
    const letters = recordKinds.length + 1;
    const attached = {
      ...{ waitingMails: letters + 1, mailFiles: 1, tokens: 2 },
      ...{ outreach: letters, replies: letters },
    };
    expect(plan.attached).toMatchObject(attached);
    expect(await countInTables(server.database)).toBeGreaterThan(2 * recordKinds.length);
    expect(countInFiles(dataDir)).toBeGreaterThan(databaseKind === 'sqlite' ? 50 : 0);
    const lawful = recordKinds.filter((kind) => kind !== 'profiles' && isKeptByLaw(kind));
    expect(plan.locked.map(({ kind }) => kind).sort()).toEqual([...lawful].sort());
    const answer = await call(erasePersonalData, { body: { ...wish, plan: plan.plan } });
    expect(readValue(erasePersonalData.response, answer.json())).toMatchObject({
      erased: recordKinds.length - lawful.length,
      // PostgreSQL's tables are vacuumed later.
      isFinished: databaseKind === 'sqlite',
    });
    await server.database.deleteFrom('submissions').where('locked_until', 'is not', null).execute();
    await vacuumErased(erasures());
    if (databaseKind === 'sqlite')
      await sql`pragma wal_checkpoint(truncate)`.execute(server.database);
    expect([await countInTables(server.database), countInFiles(dataDir)]).toEqual([0, 0]);
    expect(linkedOf(await storedOfPersons(server.database))).toEqual([]);
    expect(await server.readList(submissions.enquiry.endpoint)).toHaveLength(40);
    expect(await server.database.selectFrom('outbox').select('id').execute()).toEqual([]);
    const audit = new AuditLog(server.database, () => new Date());
    expect((await audit.verify()).brokenAt).toBeUndefined();
  });

  it('erases nothing when something changed since the plan', async () => {
    const record = await send(server, 'enquiry', { email });
    const wish = { email, records: [{ kind: 'enquiry', _id: record._id }] };
    const { plan } = await planOf(wish);
    await call(changeReview, {
      kind: 'enquiry',
      id: record._id,
      body: {
        state: 'done',
        assignee: null,
        seenVersion: -1,
      },
    });
    expect((await call(erasePersonalData, { body: { ...wish, plan } })).statusCode).toBe(409);
    expect(await server.readList(submissions.enquiry.endpoint)).toHaveLength(1);
  });

  it('erases although a stranger asked for a new password of theirs since the plan', async () => {
    const { id } = await makeMember(server, email);
    const wish = { email, records: [{ kind: 'profiles', _id: id }] };
    const { plan } = await planOf(wish);
    const at = new Date().toISOString();
    const mail = { id: 'reset', kind: 'reset-link', recipient: email.toLowerCase() };
    await server.database
      .insertInto('outbox')
      .values({ ...mail, profile_id: id, attempts: 0, next_try_at: inAnHour(), created_at: at })
      .execute();
    await server.database.deleteFrom('member_sessions').where('profile_id', '=', id).execute();
    expect((await call(erasePersonalData, { body: { ...wish, plan } })).statusCode).toBe(200);
    expect(await server.database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('logs nothing of a profile that is held, and of its address', async () => {
    const { id } = await makeMember(server, email);
    const record = await send(server, 'enquiry', { email });
    await server.database
      .insertInto('retention_holds')
      .values({
        ...{ kind: 'profiles', record_id: id, until: '2999-01-01T00:00:00.000Z', reason: 'r' },
        ...{ held_at: new Date().toISOString(), held_by: 'a' },
      })
      .execute();
    const records = [
      { kind: 'profiles', _id: id },
      { kind: 'enquiry', _id: record._id },
    ];
    const wish = { email, records };
    const { plan } = await planOf(wish);
    expect((await call(erasePersonalData, { body: { ...wish, plan } })).json()).toMatchObject({
      erased: 1,
      locked: [{ kind: 'profiles', _id: id }],
    });
    const { ofRecord } = await new ErasureLog(dataDir).digester();
    const { erasures } = await new ErasureLog(dataDir).read();
    expect(erasures.map(({ digests }) => digests)).toEqual([[ofRecord(record._id)]]);
    await server.database.deleteFrom('erasures').execute();
    await new Erasures({ database: server.database, dataDir, now: () => new Date() }).settle();
    const left = await server.database.selectFrom('profiles').select('id').execute();
    expect(left).toEqual([{ id }]);
  });

  describe('of an erasure', () => {
    let record: ReviewedRecord;
    let wish: { email: string; records: { kind: RecordKind; _id: string }[] };
    const settle = () => erasures().settle();
    beforeEach(async () => {
      record = await send(server, 'enquiry', { email, message: sentinel });
      await register(server, { email });
      const { sure } = await find({ email });
      wish = wishOf(sure);
    });

    it('does again what a restored backup brought back, once', async () => {
      const rows = await server.database.selectFrom('submissions').selectAll().execute();
      const { plan } = await planOf(wish);
      expect((await call(erasePersonalData, { body: { ...wish, plan } })).statusCode).toBe(200);
      const { seq: _, ...before } = rows.find(({ id }) => id === record._id) as (typeof rows)[0];
      const restored = { ...before, body: storedPlain(JSON.stringify(parse(before.body))) };
      await server.database.insertInto('submissions').values(restored).execute();
      await server.database.deleteFrom('erasures').execute();
      const other = await send(server, 'enquiry', { message: 'of another' });
      await settle();
      await vacuumErased(erasures());
      const left = await server.database.selectFrom('submissions').select('id').execute();
      expect(left).toEqual([{ id: other._id }]);
      const again = await server.database.selectFrom('erasures').select('rest').execute();
      expect(again).toEqual([{ rest: null }]);
      await settle();
      const log = readFileSync(join(dataDir, 'erasures.log'), 'utf8');
      expect(log.trim().split('\n')).toHaveLength(1);
      expect(log).not.toContain(record._id);
      expect(statSync(join(dataDir, 'erasures.log')).mode & 0o777).toBe(0o600);
    });

    it('is done again once by two processes that start at once', async () => {
      const { plan } = await planOf(wish);
      expect((await call(erasePersonalData, { body: { ...wish, plan } })).statusCode).toBe(200);
      // The server's own vacuum, which the caller does not wait for, would take over that of the two.
      for (const part of server.app.memory) await part.clear();
      await server.database.deleteFrom('erasures').execute();
      await Promise.all([settle(), settle()]);
      const { database, asked } = watchRawQueries(server.database, /^vacuum/);
      const watched = new Erasures({ database, dataDir, now: () => new Date() });
      await vacuumErased(erasures(), [watched, watched]);
      // Each table is vacuumed once: the second process leaves it to the first.
      const vacuumed = asked.map((node) => JSON.stringify(node));
      expect(vacuumed).toEqual([...new Set(vacuumed)]);
      expect(vacuumed.length > 0).toBe(databaseKind === 'postgres');
      const again = await server.database.selectFrom('erasures').select('rest').execute();
      expect(again).toEqual([{ rest: null }]);
    });

    it('ends at the next start what a killed process had begun', async () => {
      const rest = JSON.stringify({ emails: [email.toLowerCase()], ids: [record._id] });
      await server.database.deleteFrom('submissions').where('id', '=', record._id).execute();
      const at = new Date().toISOString();
      await server.database.insertInto('erasures').values({ id: 'killed', at, rest }).execute();
      mkdirSync(join(dataDir, 'outbox'), { recursive: true });
      writeFileSync(join(dataDir, 'outbox', 'a.eml'), `To: ${email}`);
      await settle();
      await vacuumErased(erasures());
      expect(readdirSync(join(dataDir, 'outbox'))).toEqual([]);
      expect(readFileSync(join(dataDir, 'erasures.log'), 'utf8')).toContain('"killed"');
      expect(await server.database.selectFrom('erasures').select('rest').execute()).toEqual([
        { rest: null },
      ]);
    });
  });
});

/** PostgreSQL's driver parses a json column, SQLite's does not. */
const parse = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);
