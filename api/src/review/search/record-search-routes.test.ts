import { sql } from 'kysely';
import type { Right } from 'contract/rights';
import { recordKinds } from 'contract/review';
import { searchRecords } from 'contract/search-requests';
import type { SearchResult } from 'contract/search-requests';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { mergeRecords } from 'contract/review-requests';
import { storedPlain } from '../../../testing/databases/stored-plain';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';
import { databaseKinds } from '../../../testing/databases/databases';
import { makeMember } from '../../../testing/people/members';
import { logInWith } from '../../../testing/people/roles';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { RecordSearchRepository } from './record-search-repository';
import { readWords } from './search-words';
import { maxResults } from './table-search';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => new Date((now += 10)) });
  let call: StaffCall;
  let now: number;
  beforeEach(async () => {
    now = Date.UTC(2026, 2, 1);
    call = await logInStaff(server);
  });

  const ask = (...searches: readonly string[]) => call(searchRecords, { body: { q: searches } });
  const search = async (...searches: readonly string[]) =>
    (await ask(...searches)).json<SearchResult>();

  it('finds one person in every kind, the newest first, and no other person', async () => {
    for (const kind of submissionNames) await send(server, kind, nameIn(kind, 'Zoë Hofer'));
    await makeMember(server, 'zoe@example.org');
    await send(server, 'contact', { message: 'somebody else' });
    const { results, isCut } = await search('zoe');
    expect(isCut).toBe(false);
    expect(results.map(({ kind }) => kind)).toEqual([...recordKinds].reverse());
    expect(JSON.stringify(results)).not.toMatch(/somebody else|password/);
    const times = results.map(({ record }) => record.createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it.each([
    ['sample.person@example.org', ['email', 'contactEmail']],
    ['0512 000001', ['phone']],
  ])('finds %s in every form that asks for it', async (words, fields) => {
    for (const kind of submissionNames) await send(server, kind);
    const asking = submissionNames.filter((kind) =>
      fields.some((field) => field in submissions[kind].body.properties),
    );
    const kinds = (await search(words)).results.map(({ kind }) => kind);
    expect(kinds).toEqual([...asking].reverse());
  });

  it('finds an address by either spelling of its domain', async () => {
    await send(server, 'contact', { name: 'Ruth', email: 'ruth@küche.example' });
    for (const typed of ['ruth@küche.example', 'küche', 'kueche.example', 'xn--kche-0ra.example'])
      expect([typed, (await search(typed)).results.length]).toEqual([typed, 1]);
  });

  it('puts names, mail and phone before other texts, and dates and amounts last', async () => {
    const about = async (fields: object) =>
      (await send(server, 'childDedication', { message: 'none', ...fields }))._id;
    const phone = { phone: '0664 201 1999' };
    const byPhone = await about({ ...phone, dateOfBirth: '2012-03-04' });
    const byBirthday = await about({ dateOfBirth: '2012-03-20' });
    const byText = await about({ message: 'The 201st of us' });
    const { results } = await search('201');
    expect(results.map(({ record, foundIn }) => [record._id, foundIn])).toEqual([
      [byPhone, 'person'],
      [byText, 'text'],
      [byBirthday, 'dates'],
    ]);
  });

  it('shows a merged record as what it is, and what waits in quarantine with a mark', async () => {
    const [stays, goes] = [await send(server, 'welfare'), await send(server, 'welfare')];
    const choice = { survivor: versionOf(stays), merged: [versionOf(goes)], values: {} };
    await call(mergeRecords, { kind: 'welfare', body: choice });
    const { _id } = await send(server, 'welfare');
    await server.database
      .updateTable('submissions')
      .set({ quarantine: 'honeypot' })
      .where('id', '=', _id)
      .execute();
    const { results } = await search('sample.person@example.org');
    expect(
      results.map(({ record, isQuarantined }) => [record._id, record.mergedInto ?? isQuarantined]),
    ).toEqual([
      [_id, true],
      [goes._id, stays._id],
      [stays._id, undefined],
    ]);
  });

  it('shows what waits in quarantine only to those who may release it', async () => {
    const rights: readonly Right[] = ['welfare:read', 'contact:read', 'contact:review'];
    await server.database
      .insertInto('roles')
      .values({ id: 'reader', position: 9, name: 'Reader', rights: JSON.stringify(rights) })
      .execute();
    for (const kind of ['welfare', 'contact'] as const) {
      const { _id } = await send(server, kind);
      await server.database
        .updateTable('submissions')
        .set({ quarantine: 'honeypot' })
        .where('id', '=', _id)
        .execute();
      await send(server, kind);
    }
    ({ call } = await logInWith(server, 'reader'));
    const { results } = await search('sample.person@example.org');
    expect(results.map(({ kind, isQuarantined }) => [kind, isQuarantined])).toEqual([
      ['contact', undefined],
      ['contact', true],
      ['welfare', undefined],
    ]);
  });

  it('cuts what would be too much, and goes through all pieces for what is rare', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      id: String(index),
      kind: 'contact',
      body: storedPlain(
        JSON.stringify({ name: index === 0 ? 'Rare' : 'Common', message: `${index}` }),
      ),
      consent: null,
      idempotency_key: null,
      created_at: new Date(now + index).toISOString(),
      updated_at: '',
      version: 0,
      quarantine: null,
    }));
    for (const at of [0, 1000, 2000]) {
      await server.database
        .insertInto('submissions')
        .values(rows.slice(at, at + 1000))
        .execute();
    }
    const common = await search('common');
    expect(common.isCut).toBe(true);
    expect(common.results).toHaveLength(maxResults);
    expect(common.results[0]?.record['message']).toBe('2499');
    const rare = await search('rare');
    expect(rare.results.map(({ record }) => record._id)).toEqual(['0']);
  });

  it('searches encrypted texts for so long, the newest first, and all else to the end', async () => {
    for (let index = 0; index < 1100; index += 100) {
      const rows = Array.from({ length: 100 }, (_, more) => {
        const id = `${index + more}`;
        const body = JSON.stringify({ name: `Number ${id}`, message: `message ${id}` });
        return {
          ...{ id, kind: 'welfare', consent: null, idempotency_key: null, quarantine: null },
          body: getFieldEncryption(server.database).encryptBody('welfare', id, body),
          ...{ created_at: new Date(now + index + more).toISOString(), updated_at: '', version: 0 },
        };
      });
      await server.database.insertInto('submissions').values(rows).execute();
    }
    let time = 0;
    const repository = new RecordSearchRepository(server.database, () => time++);
    const find = async (words: string, options = {}) => {
      const { results, searchedBackTo } = await repository.search(
        [readWords(words)],
        ['welfare'],
        () => true,
        options,
      );
      return { found: results.map(({ record }) => record['message']), searchedBackTo };
    };
    // The first piece is always decrypted, and one more in this time: a hundred records are left.
    const twoPieces = { decryptsFor: 2 };
    const searchedBackTo = new Date(now + 99).toISOString();
    expect(await find('message 1042', twoPieces)).toEqual({
      found: ['message 1042'],
      searchedBackTo,
    });
    expect((await find('message 42', twoPieces)).found).not.toContain('message 42');
    expect((await find('number 42', twoPieces)).found).toContain('message 42');
    const all = await find('message 42');
    expect(all.found).toContain('message 42');
    expect(all.searchedBackTo).toBeUndefined();
  });

  it.each(['', ' ', 'a', ' a ', '\u0301\u0301', 'x'.repeat(201)])(
    'refuses to look for %j',
    async (words) => {
      const answer = await ask(words);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ issues: [{ path: 'q' }] });
    },
  );

  it.each([
    ['more than three at once', ['one', 'two', 'three', 'four']],
    ['one of several that says nothing', ['Ruth', ' ']],
  ])('refuses to look for %s', async (_what, searches) => {
    const answer = await ask(...searches);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'q' }] });
  });

  it.each(['\0\0', '%_', "'; drop table", '[[', '\ud800x'.toWellFormed()])(
    'looks for %j as it is',
    async (words) => {
      expect(await search(words)).toEqual({ results: [], isCut: false });
    },
  );

  it('logs nothing of what is searched, even when the database fails', async () => {
    await sql`alter table submissions rename to lost`.execute(server.database);
    const answer = await ask('canary@example.org');
    expect(answer.statusCode).toBe(500);
    expect(server.logged).toHaveLength(1);
    expect(server.logged.join('') + answer.body).not.toMatch(/canary/);
  });
});

/** A body with a name in the first field of a form, which is the name field. */
const nameIn = (kind: SubmissionName, name: string) => ({
  [Object.keys(submissions[kind].body.properties)[0] ?? '']: name,
});
