import { changeEntry, removeEntry, unpublishEntry, publishDraft } from 'contract/content-requests';
import type { StoredEntry } from 'contract/stored-entry';
import { emptySnapshot } from 'contract/content-entry';
import type { ContentText } from 'contract/content-entry';
import { readSnapshot, writeSnapshot } from 'contract/content-snapshot';
import { publishEntry, sampleText, withValues } from '../../testing/samples/content';
import { bothDatabases } from '../../testing/databases/databases';
import { logInStaff } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
import { useApp } from '../../testing/test-app';
import { ContentRepository } from './content-repository';

const program = (end: string) =>
  withValues(sampleText('programs'), { start: '2026-02-01T10:00', end });
const ahead = program('2026-05-01T12:00');
/** The fields that remain after an entry is removed from the site. */
const { name, start, end } = ahead.values;
const remains = { values: { name, start, end }, shownInEnglish: [] };

describe.each(bothDatabases)('what calendars are told, on %s', (databaseKind) => {
  let clock: Date;
  const server = useApp({ databaseKind, now: () => clock });
  let content: ContentRepository;
  let call: StaffCall;
  beforeEach(async () => {
    clock = new Date('2026-03-01T10:00:00.000Z');
    content = new ContentRepository(server.database, () => clock);
    call = await logInStaff(server);
  });

  const marks = async (at = clock.toISOString()) =>
    (await content.snapshot(new Date(at))).calendar ?? [];
  const takeDown = async ({ id, revision }: StoredEntry) =>
    (await call(unpublishEntry, { kind: 'programs', id, body: { revision } })).json<StoredEntry>();
  const change = async ({ id, revision }: StoredEntry, draft: ContentText) => {
    const changed = await call(changeEntry.programs, { id, body: { revision, draft } });
    const next = { revision: changed.json<StoredEntry>().revision };
    return (await call(publishDraft, { kind: 'programs', id, body: next })).json<StoredEntry>();
  };
  const remove = ({ id, revision }: StoredEntry) =>
    call(removeEntry, { kind: 'programs', id, body: { revision } });

  it('is nothing of what is as it came with the site', async () => {
    const services = [{ id: 'sunday', ...sampleText('services') }];
    await content.loadStarter({ ...emptySnapshot, services });
    expect(await content.snapshot(clock)).not.toHaveProperty('calendar');
  });

  it('is one more with each change that is published, and when that was', async () => {
    const entry = await publishEntry(call, 'programs', ahead);
    const [first] = await marks();
    const at = clock.toISOString();
    expect(first).toEqual({ kind: 'programs', id: entry.id, sequence: 0, at });
    clock = new Date('2026-03-01T10:09:00.000Z');
    await change(entry, program('2026-05-01T13:00'));
    expect(await marks()).toEqual([{ ...first, sequence: 1, at: clock.toISOString() }]);
  });

  it('keeps what was taken down as cancelled, also where it is removed or comes back', async () => {
    const entry = await publishEntry(call, 'programs', ahead);
    const down = await takeDown(entry);
    const cancelled = { sequence: 1, gone: { isCancelled: true, ...remains } };
    expect((await marks())[0]?.gone).toEqual(cancelled.gone);
    expect(await marks()).toMatchObject([cancelled]);
    expect((await remove(down)).statusCode).toBe(204);
    expect(await marks()).toMatchObject([cancelled]);
    const kept = await server.database.selectFrom('removed_events').select('text').execute();
    expect(kept.map(({ text }) => JSON.parse(text) as unknown)).toEqual([remains]);
    const snapshot = await content.snapshot(clock);
    expect(readSnapshot(writeSnapshot(snapshot)).calendar).toEqual(snapshot.calendar);
    const moved = { kind: 'programs', id: entry.id, position: 1, revision: 1, draft: null };
    await server.database
      .insertInto('content_entries')
      .values({
        ...moved,
        ...{ published: JSON.stringify(ahead), came_with_site: 0 },
        ...{ changed_at: clock.toISOString(), changed_by: null },
      })
      .execute();
    const version = { kind: 'programs', entry_id: entry.id, number: 1, deed: 'published' };
    await server.database
      .insertInto('content_versions')
      .values({ ...version, at: clock.toISOString(), by: null, text: JSON.stringify(ahead) })
      .execute();
    expect(await marks()).toEqual([expect.objectContaining({ id: entry.id, sequence: 2 })]);
    expect((await marks())[0]).not.toHaveProperty('gone');
  });

  it('goes on telling for a year of what is over, and cancels nothing that has taken place', async () => {
    const entry = await publishEntry(call, 'programs', program('2026-03-01T11:05'));
    const text = program('2026-03-01T11:05');
    const over = { sequence: 0, gone: { isCancelled: false, ...text } };
    expect(await marks('2026-03-01T10:05:00.000Z')).toMatchObject([over]);
    expect(await marks('2027-03-01T12:00:00.000Z')).toMatchObject([over]);
    expect(await marks('2027-03-03T12:00:00.000Z')).toEqual([]);
    clock = new Date('2026-03-01T10:06:00.000Z');
    await takeDown(entry);
    const values = { name, start, end: '2026-03-01T11:05' };
    expect(await marks()).toMatchObject([{ sequence: 1 }]);
    expect((await marks())[0]?.gone).toEqual({ isCancelled: false, values, shownInEnglish: [] });
  });
});
