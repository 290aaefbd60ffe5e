import { HourlyWork } from './once-per-hour';

let now: Date;
let once: HourlyWork;
let done: string[][];
const note = async (keys: readonly string[]) => void done.push([...keys]);
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
beforeEach(() => {
  now = new Date('2026-03-01T10:00:00Z');
  once = new HourlyWork(() => now);
  done = [];
});

it('does it for what it was not done for yet', async () => {
  await once.run(['a', 'b'], note);
  await once.run(['b', 'c'], note);
  await once.run(['a'], note);
  expect(done).toEqual([['a', 'b'], ['c']]);
});

it('does it again after an hour, and when the clock was set back', async () => {
  await once.run(['a'], note);
  later(59);
  await once.run(['a'], note);
  expect(done).toHaveLength(1);
  later(1);
  await once.run(['a'], note);
  later(-30);
  await once.run(['a'], note);
  expect(done).toHaveLength(3);
});

it('has those who ask at once wait for the same', async () => {
  let finish: () => void = () => undefined;
  const work = () => new Promise<void>((resolve) => (finish = resolve));
  const order: string[] = [];
  const first = once.run(['a'], work).then(() => order.push('first'));
  const second = once.run(['a'], note).then(() => order.push('second'));
  order.push('finished');
  finish();
  await Promise.all([first, second]);
  expect(order[0]).toBe('finished');
  expect(done).toEqual([]);
});

it('fails for all who waited, and is done the next time', async () => {
  const fail = () => Promise.reject(new Error('the disk is full'));
  const asked = [once.run(['a'], fail), once.run(['a'], note)];
  for (const one of asked) await expect(one).rejects.toThrow('the disk is full');
  expect(once.has('a')).toBe(false);
  await once.run(['a'], note);
  expect(done).toEqual([['a']]);
});

it('forgets the oldest where there are too many', async () => {
  await once.run(['a'], note);
  await once.run(
    Array.from({ length: 50_000 }, (_, number) => `b${number}`),
    note,
  );
  expect(once.has('a')).toBe(false);
  expect(once.has('b0')).toBe(true);
});
