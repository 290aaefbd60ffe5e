import { addContactNote } from 'contract/contact-history-requests';
import type { ContactOutcome } from 'contract/contact-history-requests';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { countedWeeks, getTodayNumbers } from 'contract/today-numbers-requests';
import type { TodayNumbers } from 'contract/today-numbers-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { makeMember } from '../../../testing/people/members';
import { logInWith } from '../../../testing/people/roles';
import { send } from '../../../testing/people/staff';
import { useStaffOverTime } from '../../../testing/people/staff-over-time';

const hour = 3_600_000;
const week = 7 * 24 * hour;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  // A Sunday evening in Innsbruck, where Monday begins at 23:00 in UTC.
  const { server, call, pass } = useStaffOverTime(databaseKind, '2026-03-01T22:30:00.000Z');
  let keys = 0;
  const read = async (by = call) => (await by(getTodayNumbers)).json<TodayNumbers>();
  const note = (kind: RecordKind, { _id }: ReviewedRecord, outcome: ContactOutcome = 'reached') =>
    call(addContactNote, {
      kind,
      id: _id,
      body: { key: (keys++).toString(16).padStart(32, '0'), way: 'hand', outcome },
    });
  const countsOf = ({ groups }: TodayNumbers, group: string) =>
    groups.find((one) => one.group === group)?.counts;

  it('counts the arrivals of twelve weeks from Monday to Sunday in Innsbruck', async () => {
    await send(server, 'pledge');
    await pass(hour);
    await send(server, 'firstTimer');
    await makeMember(server, 'ada@example.org');
    const numbers = await read();
    expect(numbers.weeks).toHaveLength(countedWeeks);
    expect(numbers.weeks.slice(-2)).toEqual(['2026-02-23', '2026-03-02']);
    expect(countsOf(numbers, 'giving')?.slice(-2)).toEqual([1, 0]);
    expect(countsOf(numbers, 'guests')?.slice(-2)).toEqual([0, 1]);
    expect(countsOf(numbers, 'members')?.slice(-2)).toEqual([0, 1]);
    // What is counted is kept for a minute.
    await send(server, 'pledge');
    expect(countsOf(await read(), 'giving')?.slice(-2)).toEqual([1, 0]);
    await pass(hour);
    expect(countsOf(await read(), 'giving')?.slice(-2)).toEqual([1, 1]);
    await pass(12 * week);
    expect(countsOf(await read(), 'giving')?.every((count) => count === 0)).toBe(true);
  });

  it('says how soon people were answered, and first timers reached', async () => {
    const [guest, late] = [await send(server, 'firstTimer'), await send(server, 'firstTimer')];
    const [asked, other] = [await send(server, 'welfare'), await send(server, 'request')];
    expect((await read()).firstTimers).toEqual({ total: 0, inTime: 0 });
    await pass(2 * hour);
    await note('welfare', asked);
    await note('firstTimer', guest, 'not-reached');
    await pass(4 * hour);
    await note('welfare', asked);
    await note('request', other);
    await note('firstTimer', guest);
    expect(await read()).toMatchObject({
      firstTimers: { total: 1, inTime: 1 },
      answers: { total: 4, answered: 3, medianHours: 6 },
      helpAnswers: { total: 2, answered: 2, medianHours: 4 },
    });
    await pass(50 * hour);
    await note('firstTimer', late);
    expect((await read()).firstTimers).toEqual({ total: 2, inTime: 1 });
  });

  it('tells each caller only of the sections that they may read', async () => {
    await send(server, 'pledge');
    const { call: treasurer } = await logInWith(server, 'treasurer');
    const numbers = await read(treasurer);
    expect(numbers.groups.map(({ group }) => group)).toEqual(['giving']);
    expect(numbers).not.toHaveProperty('firstTimers');
    expect(numbers).not.toHaveProperty('helpAnswers');
    expect(numbers.answers).toEqual({ total: 1, answered: 0, medianHours: null });
    const { call: media } = await logInWith(server, 'media');
    expect(await read(media)).toMatchObject({
      groups: [],
      answers: { total: 0, answered: 0, medianHours: null },
    });
  });
});
