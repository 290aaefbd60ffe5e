import { sql } from 'kysely';
import { mergesEndpoint, searchEndpoint } from 'contract/review';
import type { SearchAnswer } from 'contract/review';
import { submissionNames } from 'contract/submissions';
import { databaseKinds } from '../../testing/databases';
import { makeMember } from '../../testing/members';
import { logInStaff, send, versionOf } from '../../testing/staff';
import type { StaffCall } from '../../testing/staff';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { mostResults } from './record-search-repository';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let server: TestApp;
  let call: StaffCall;
  let now: number;
  beforeEach(async () => {
    now = Date.UTC(2026, 2, 1);
    server = await makeApp({ databaseKind, now: () => new Date((now += 10)) });
    call = await logInStaff(server);
  });
  afterEach(() => server.remove());

  const ask = (words: string) => call('GET', `${searchEndpoint}?q=${encodeURIComponent(words)}`);
  const search = async (words: string) => (await ask(words)).json<SearchAnswer>();

  it('finds one person in all sixteen kinds, the newest first, and nobody else', async () => {
    for (const kind of submissionNames) await send(server, kind, { message: 'Zoë was here' });
    await send(server, 'babyNaming', { address: 'Zoe Lane' });
    await send(server, 'couples', { address: 'Zoe Lane' });
    await makeMember(server, 'zoe@example.org');
    await send(server, 'contact', { message: 'somebody else' });
    const { results, isCut } = await search('zoe');
    expect(isCut).toBe(false);
    expect(results[0]?.kind).toBe('profiles');
    expect(JSON.stringify(results)).not.toMatch(/somebody else|password/);
    const times = results.map(({ record }) => record.createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(results.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(10);
  });

  it.each(['sample.person@example.org', '0512 000001'])('finds %s in every kind', async (words) => {
    for (const kind of submissionNames) await send(server, kind);
    const kinds = (await search(words)).results.map(({ kind }) => kind);
    const expected = words.includes('@') ? 13 : 10;
    expect(kinds.length).toBeGreaterThanOrEqual(expected);
  });

  it('shows a merged record as what it is, and nothing in quarantine', async () => {
    const [stays, goes] = [await send(server, 'welfare'), await send(server, 'welfare')];
    const choice = { survivor: versionOf(stays), merged: [versionOf(goes)], values: {} };
    await call('POST', mergesEndpoint('welfare'), choice);
    const { _id } = await send(server, 'welfare');
    await server.database
      .updateTable('submissions')
      .set({ quarantine: 'honeypot' })
      .where('id', '=', _id)
      .execute();
    const { results } = await search('sample.person@example.org');
    expect(results.map(({ record }) => [record._id, record.mergedInto])).toEqual([
      [goes._id, stays._id],
      [stays._id, undefined],
    ]);
  });

  it('cuts what would be too much, and goes through all pieces for what is rare', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      id: String(index),
      kind: 'contact',
      body: JSON.stringify({ name: index === 0 ? 'Rare' : 'Common', message: `${index}` }),
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
    expect(common.results).toHaveLength(mostResults);
    expect(common.results[0]?.record['message']).toBe('2499');
    const rare = await search('rare');
    expect(rare.results.map(({ record }) => record._id)).toEqual(['0']);
  });

  it.each(['', ' ', 'a', ' a ', 'x'.repeat(201)])('refuses to look for %j', async (words) => {
    const answer = await ask(words);
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
