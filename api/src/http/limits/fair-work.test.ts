import { FairWork } from './fair-work';

/** Makes pieces of work, each named by a site's letter and a number, that end when a test says so. */
function makeWork(fair: FairWork) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string) =>
    fair.run({ subnet: name, site: name.charAt(0) }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const endAll = async (all: readonly Promise<string>[]) => {
    for (const [index, one] of all.entries()) {
      while (ends[index] === undefined) await Promise.resolve();
      ends[index]();
      await Promise.race([one, ...all]);
    }
    return Promise.all(all);
  };
  return { begun, ask, endAll };
}

it('lets sites take turns, and each keeps the order it came in', async () => {
  const { begun, ask, endAll } = makeWork(
    new FairWork({ running: 1, waiting: 9, waitingPerSite: 9 }),
  );
  await endAll(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(ask));
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('refuses with 503 what one site has too much of, and no other', async () => {
  const { ask, endAll } = makeWork(new FairWork({ running: 1, waiting: 3, waitingPerSite: 2 }));
  const taken = ['a1', 'a2', 'a3'].map(ask);
  await expect(ask('a4')).rejects.toMatchObject({ statusCode: 503 });
  taken.push(ask('b1'));
  await expect(ask('b2')).rejects.toMatchObject({ statusCode: 503 });
  expect(await endAll(taken)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

it('gives a site that has nothing in a full line the last place of the site that has most', async () => {
  const { ask, endAll } = makeWork(new FairWork({ running: 1, waiting: 5, waitingPerSite: 4 }));
  const taken = ['a1', 'b1', 'a2', 'a3', 'a4'].map(ask);
  const displaced = ask('a5');
  taken.push(ask('c1'));
  await expect(displaced).rejects.toMatchObject({ statusCode: 503 });
  expect(await endAll(taken)).toEqual(['a1', 'b1', 'a2', 'a3', 'a4', 'c1']);
});

it('refuses with 503 when each place in line is of another site', async () => {
  const { ask, endAll } = makeWork(new FairWork({ running: 1, waiting: 2, waitingPerSite: 2 }));
  const taken = ['a1', 'b1', 'c1'].map(ask);
  await expect(ask('d1')).rejects.toMatchObject({ statusCode: 503 });
  expect(await endAll(taken)).toEqual(['a1', 'b1', 'c1']);
});

it('refuses with 503 what waits too long, and lets the rest go on', async () => {
  jest.useFakeTimers();
  const limits = { running: 1, waiting: 2, waitingPerSite: 2, longestWait: 1000 };
  const { begun, ask, endAll } = makeWork(new FairWork(limits));
  const first = ask('a1');
  const tooLong = ask('b1');
  jest.advanceTimersByTime(999);
  const others = [ask('a2')];
  const refused = expect(tooLong).rejects.toMatchObject({ statusCode: 503 });
  jest.advanceTimersByTime(1);
  await refused;
  others.push(ask('b2'));
  expect(await endAll([first, ...others])).toEqual(['a1', 'a2', 'b2']);
  expect(begun).toEqual(['a1', 'a2', 'b2']);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('gives the place free when work fails', async () => {
  const fair = new FairWork({ running: 1, waiting: 0, waitingPerSite: 0 });
  await expect(
    fair.run({ subnet: 'a' }, () => Promise.reject(new Error('failed'))),
  ).rejects.toThrow('failed');
  expect(await fair.run({ subnet: 'a' }, () => Promise.resolve('next'))).toBe('next');
});
