import { GroupCommit } from './group-commit';

/** A commit that ends when the test releases it. */
function gatedCommit() {
  const batches: string[][] = [];
  const gates: (() => void)[] = [];
  const commit = (rows: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      batches.push([...rows]);
      gates.push(() =>
        rows.includes('bad') ? reject(new Error('refused')) : resolve(rows.map((row) => `${row}!`)),
      );
    });
  return { commit, batches, gates };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('acknowledges a row only after its commit', async () => {
  const { commit, gates } = gatedCommit();
  const queue = new GroupCommit(commit);
  let acknowledged: string | undefined;
  const added = queue.add('a').then((outcome) => (acknowledged = outcome));
  await turn();
  await turn();
  expect(acknowledged).toBeUndefined();
  gates[0]?.();
  await added;
  expect(acknowledged).toBe('a!');
});

it('has the next commit at hand while one runs, and lets what arrives then wait for either', async () => {
  const { commit, batches, gates } = gatedCommit();
  const queue = new GroupCommit(commit);
  const first = queue.add('a');
  await turn();
  const second = queue.add('b');
  await turn();
  const third = [queue.add('c'), queue.add('d')];
  await turn();
  expect(batches).toEqual([['a'], ['b']]);
  gates[1]?.();
  expect(await second).toBe('b!');
  await turn();
  expect(batches).toEqual([['a'], ['b'], ['c', 'd']]);
  gates[0]?.();
  gates[2]?.();
  expect(await Promise.all([first, ...third])).toEqual(['a!', 'c!', 'd!']);
});

it.each([0, 1, 2, 3, 4, 5])(
  'takes a row that arrives %i ticks after the last commit',
  async (ticks) => {
    const queue = new GroupCommit(async (rows: readonly number[]) => rows, {
      ...{ batch: 10, parallel: 1, waiting: 10 },
    });
    await queue.add(1);
    for (let waited = 0; waited < ticks; waited++) await Promise.resolve();
    expect(await queue.add(2)).toBe(2);
  },
);

it('lets a bad row fail alone', async () => {
  const stored: string[] = [];
  const queue = new GroupCommit(async (rows: readonly string[]) => {
    if (rows.includes('bad')) throw new Error('refused');
    stored.push(...rows);
    return rows;
  });
  const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map((row) => queue.add(row)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(stored).toEqual(['a', 'b']);
});

it('refuses a row when too many wait, and takes rows again afterwards', async () => {
  const { commit, gates } = gatedCommit();
  const queue = new GroupCommit(commit, { batch: 10, parallel: 1, waiting: 2 });
  const waiting = [queue.add('a'), queue.add('b')];
  await expect(queue.add('c')).rejects.toMatchObject({ statusCode: 503 });
  await turn();
  gates[0]?.();
  await Promise.all(waiting);
  const later = queue.add('d');
  await turn();
  gates[1]?.();
  expect(await later).toBe('d!');
});

it('never commits more rows at once than its limit', async () => {
  const sizes: number[] = [];
  const queue = new GroupCommit(
    async (rows: readonly number[]) => {
      sizes.push(rows.length);
      return rows;
    },
    { batch: 3, parallel: 1, waiting: 100 },
  );
  await Promise.all([1, 2, 3, 4, 5, 6, 7].map((row) => queue.add(row)));
  expect(sizes).toEqual([3, 3, 1]);
});

it('flushes: resolves when all that waits is committed', async () => {
  const { commit, gates } = gatedCommit();
  const queue = new GroupCommit(commit);
  const added = [queue.add('a')];
  await turn();
  added.push(queue.add('b'));
  let isFlushed = false;
  const flushed = queue.flush().then(() => (isFlushed = true));
  await turn();
  gates[0]?.();
  await added[0];
  await turn();
  expect(isFlushed).toBe(false);
  gates[1]?.();
  await Promise.all([...added, flushed]);
  expect(isFlushed).toBe(true);
});
