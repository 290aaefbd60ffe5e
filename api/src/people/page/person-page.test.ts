import { addHousehold } from 'contract/household-requests';
import type { Household } from 'contract/household-requests';
import {
  getPerson,
  getTimeline,
  joinPersons,
  partPerson,
  separatePersons,
} from 'contract/person-requests';
import type { Person, TimelineEntry } from 'contract/person-requests';
import { addNotDuplicates, changeReview, mergeRecords } from 'contract/review-requests';
import type { ReviewedRecord } from 'contract/review';
import { bothDatabases } from '../../../testing/databases/databases';
import { logInWith } from '../../../testing/people/roles';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { addReply, addWaitingLetter } from '../../../testing/samples/contact-history';
import { addNote } from '../../../testing/samples/record-notes';
import { useApp } from '../../../testing/test-app';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  let visit: ReviewedRecord;
  let cry: ReviewedRecord;
  beforeEach(async () => {
    call = await logInStaff(server);
    const person = { email: 'ada@example.org', phone: '+43 512 000002' };
    visit = await send(server, 'firstTimer', { ...person, fullName: 'Ada Sample' });
    cry = await send(server, 'welfare', { ...person, name: 'Ada Sample', message: 'a secret' });
    await send(server, 'firstTimer', {
      fullName: 'Other',
      email: 'o@example.org',
      phone: '+43 512 000009',
    });
  });

  interface Timeline {
    readonly entries: readonly TimelineEntry[];
    readonly next?: string;
  }
  const timeline = async (id: string, query: object = {}, by = call) =>
    (await by(getTimeline, { id, query })).json<Timeline>();
  const whats = ({ entries }: Timeline) => entries.map(({ what }) => what);

  const page = async (id: string, by = call) => (await by(getPerson, { id })).json<Person>();

  it('shows a person by its own id or that of any record, with all of its records', async () => {
    const body = { state: 'done', assignee: null, seenVersion: -1 } as const;
    await call(changeReview, { kind: 'welfare', id: cry._id, body });
    const person = await page(visit._id);
    expect(person).toMatchObject({
      ...{ name: 'Ada Sample', emails: ['ada@example.org'], recordCount: 2, open: 1 },
      ...{ duplicates: [], proposals: [], changes: [] },
    });
    expect(person.entries).toMatchObject([
      { kind: 'welfare', record: { _id: cry._id, message: 'a secret' }, review: { state: 'done' } },
      { kind: 'firstTimer', record: { _id: visit._id } },
    ]);
    expect(await page(person._id)).toEqual(person);
    expect(await page(cry._id)).toEqual(person);
    expect((await call(getPerson, { id: 'nobody' })).statusCode).toBe(404);
  });

  it('shows the household of a person', async () => {
    const other = { fullName: 'Ben Sample', email: 'ben@example.org', phone: '+43 512 000004' };
    const ben = await page((await send(server, 'firstTimer', other))._id);
    const ada = await page(visit._id);
    const persons = [ada._id, ben._id];
    const { version } = (await call(addHousehold, { body: { persons } })).json<Household>();
    const { family, household } = await page(visit._id);
    expect(household).toMatchObject({ name: 'Sample' });
    expect(family).toMatchObject({ ...household, version });
    expect(family?.members.map(({ name }) => name)).toEqual(['Ada Sample', 'Ben Sample']);
  });

  it('shows what may be duplicates in a section until it is decided', async () => {
    const again = await send(server, 'firstTimer', {
      ...{ fullName: 'Ada Maria Sample', email: 'ada@example.org', phone: '+43 512 000002' },
    });
    const ada = await page(visit._id);
    const other = await page(again._id);
    expect(ada._id).not.toBe(other._id);
    expect(ada.proposals).toMatchObject([{ reasons: ['email'], isObvious: false }]);
    const seen = [ada, other].map(({ _id, version }) => ({ _id, version }));
    expect((await call(joinPersons, { body: { persons: seen } })).statusCode).toBe(201);
    const joined = await page(other._id);
    expect(joined).toMatchObject({ _id: ada._id, recordCount: 3, proposals: [] });
    expect(joined.changes).toMatchObject([{ what: 'join', by: 'office@example.org' }]);
    expect(joined.duplicates).toMatchObject([{ kind: 'firstTimer', reasons: ['email'] }]);
    expect(whats(await timeline(other._id))).toContain('joined');
    const records = [visit, again].map(versionOf);
    await call(addNotDuplicates, { kind: 'firstTimer', body: { records } });
    expect((await page(ada._id)).duplicates).toEqual([]);
  });

  it('shows nothing of sections that one may not read', async () => {
    const { call: limited } = await logInWith(server, 'welcome-team');
    const person = await page(visit._id, limited);
    expect(person).toMatchObject({ recordCount: 1, open: 1 });
    expect(person.entries).toMatchObject([{ kind: 'firstTimer' }]);
    expect(JSON.stringify(person)).not.toContain(cry._id);
    expect((await limited(getPerson, { id: cry._id })).statusCode).toBe(404);
  });

  it('tells by neither its id nor its version of what was before', async () => {
    const { _id, version } = await page(visit._id);
    // An id of this kind is random and has no time in it.
    expect(_id).toMatch(/^.{14}4/);
    expect(version).toBeGreaterThan(0);
    const others = await server.database.selectFrom('persons').select('version').execute();
    expect(new Set(others.map((one) => one.version)).size).toBe(2);
  });

  describe('of changes with records of sections that one may not read', () => {
    let limited: StaffCall;
    let guest: ReviewedRecord;
    let plea: ReviewedRecord;
    const seen = async (...records: readonly ReviewedRecord[]) => {
      const persons = await Promise.all(records.map(({ _id }) => page(_id)));
      return { persons: persons.map(({ _id, version }) => ({ _id, version })) };
    };
    beforeEach(async () => {
      limited = (await logInWith(server, 'welcome-team')).call;
      const sender = { email: 'cleo@example.org', phone: '+43 512 000005' };
      guest = await send(server, 'firstTimer', { ...sender, fullName: 'Cleo Sample' });
      const other = { email: 'dora@example.org', phone: '+43 512 000006' };
      plea = await send(server, 'welfare', { ...other, name: 'Dora Sample' });
    });

    it('tells nothing of a join into one of them', async () => {
      await call(joinPersons, { body: await seen(plea, guest) });
      expect((await page(guest._id)).changes).toMatchObject([{ what: 'join' }]);
      expect(whats(await timeline(guest._id))).toContain('joined');
      expect((await page(guest._id, limited)).changes).toEqual([]);
      expect(whats(await timeline(guest._id, {}, limited))).toEqual(['sent']);
      await call(joinPersons, { body: await seen(visit, guest) });
      // Of two joins one sees the one whose sides one may read, although the records are elsewhere now.
      expect(whats(await timeline(guest._id, { what: 'joined' }))).toHaveLength(2);
      expect(whats(await timeline(guest._id, { what: 'joined' }, limited))).toEqual(['joined']);
    });

    it('tells nothing of records that were parted from them, or kept apart', async () => {
      await call(joinPersons, { body: await seen(plea, guest) });
      const { _id: id, version: seenVersion } = await page(guest._id);
      await call(partPerson, { id, body: { records: [guest._id], seenVersion } });
      expect(whats(await timeline(guest._id))).toContain('parted');
      expect(whats(await timeline(guest._id, {}, limited))).toEqual(['sent']);
      await call(separatePersons, { body: await seen(visit, plea) });
      for (const { _id } of [visit, guest]) {
        expect((await page(_id)).changes.map(({ what }) => what)).toContain(
          _id === visit._id ? 'apart' : 'part',
        );
        expect((await page(_id, limited)).changes).toEqual([]);
      }
    });

    it('leads from a person to the one that it was joined into only by records that one may read', async () => {
      const [former, hidden] = [await page(guest._id), await page(plea._id)];
      await call(joinPersons, { body: await seen(visit, plea) });
      expect((await call(getPerson, { id: hidden._id })).statusCode).toBe(200);
      expect((await limited(getPerson, { id: hidden._id })).statusCode).toBe(404);
      await call(joinPersons, { body: await seen(visit, guest) });
      expect((await page(former._id, limited)).recordCount).toBe(2);
    });
  });

  it('tells what was sent, noted, mailed and answered over all sections, newest first', async () => {
    await addNote(call, 'welfare', cry._id, 'Called her.');
    const letter = { address: 'ada@example.org', words: 'We pray for you.' };
    await addWaitingLetter(server, 'firstTimer', visit._id, letter);
    await addReply(server, 'firstTimer', visit._id, letter);
    const all = await timeline(visit._id);
    expect(whats(all).toSorted()).toEqual(['contact', 'note', 'reply', 'sent', 'sent']);
    const times = all.entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all.next).toBeUndefined();
    const byKind = (what: string) => all.entries.find((entry) => entry.what === what);
    expect(byKind('note')).toMatchObject({
      ...{ place: { kind: 'welfare', _id: cry._id }, by: 'office@example.org' },
      note: { text: 'Called her.' },
    });
    expect(byKind('contact')).toMatchObject({ contact: { words: { text: letter.words } } });
    expect(byKind('reply')).toMatchObject({ reply: { text: letter.words } });
    expect(whats(await timeline(visit._id, { what: 'sent' }))).toEqual(['sent', 'sent']);
  });

  it('tells of a merge once, and not once it is undone', async () => {
    const again = await send(server, 'firstTimer', {
      ...{ fullName: 'Ada Sample', email: 'ada@example.org', phone: '+43 512 000002' },
    });
    const body = { survivor: versionOf(visit), merged: [versionOf(again)], values: {} };
    expect((await call(mergeRecords, { kind: 'firstTimer', body })).statusCode).toBe(201);
    const { entries } = await timeline(again._id, { what: 'merged' });
    expect(entries).toMatchObject([
      { place: { kind: 'firstTimer', _id: visit._id }, by: 'office@example.org' },
    ]);
  });

  it('comes in pages', async () => {
    const note = { kind: 'welfare', record_id: cry._id, admin_id: null, mentions: '[]' };
    for (let at = 0; at < 120; at++)
      await server.database
        .insertInto('record_notes')
        .values({
          ...{ ...note, id: `n${String(at).padStart(3, '0')}`, request_key: null },
          ...{ at: '2026-03-01T10:00:00.000Z', text: '{"note":"a note"}' as never },
        })
        .execute();
    const first = await timeline(visit._id, { what: 'note' });
    expect(first.entries).toHaveLength(100);
    const second = await timeline(visit._id, { what: 'note', before: first.next });
    expect(second.entries).toHaveLength(20);
    expect(second.next).toBeUndefined();
    const ids = [...first.entries, ...second.entries].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(120);
  });

  it('tells nothing of sections that one may not read', async () => {
    await addNote(call, 'welfare', cry._id, 'Called her.');
    const { call: limited } = await logInWith(server, 'welcome-team');
    expect(whats(await timeline(visit._id, {}, limited))).toEqual(['sent']);
    expect((await limited(getTimeline, { id: cry._id })).statusCode).toBe(404);
    expect((await call(getTimeline, { id: 'nobody' })).statusCode).toBe(404);
  });
});
