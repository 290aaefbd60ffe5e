import { getTimeline } from 'contract/person-requests';
import type { TimelineEntry } from 'contract/person-requests';
import { mergeRecords } from 'contract/review-requests';
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
    await send(server, 'firstTimer', { fullName: 'Other', email: 'o@example.org', phone: '' });
  });

  interface Timeline {
    readonly entries: readonly TimelineEntry[];
    readonly next?: string;
  }
  const timeline = async (id: string, query: object = {}, by = call) =>
    (await by(getTimeline, { id, query })).json<Timeline>();
  const whats = ({ entries }: Timeline) => entries.map(({ what }) => what);

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
