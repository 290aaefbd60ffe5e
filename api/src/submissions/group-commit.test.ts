import { GroupCommit } from './group-commit';

/** A commit that ends when the test says so. */
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

it('lets rows that arrive during a commit share the next one', async () => {
  const { commit, batches, gates } = gatedCommit();
  const queue = new GroupCommit(commit);
  const first = [queue.add('a'), queue.add('b')];
  await turn();
  const second = ['c', 'd', 'e'].map((row) => queue.add(row));
  gates[0]?.();
  expect(await Promise.all(first)).toEqual(['a!', 'b!']);
  gates[1]?.();
  expect(await Promise.all(second)).toEqual(['c!', 'd!', 'e!']);
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
});

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
  const queue = new GroupCommit(commit, { batch: 10, waiting: 2 });
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
    { batch: 3, waiting: 100 },
  );
  await Promise.all([1, 2, 3, 4, 5, 6, 7].map((row) => queue.add(row)));
  expect(sizes).toEqual([3, 3, 1]);
});

it('flushes: resolves when all that waits is committed', async () => {
  const { commit, gates } = gatedCommit();
  const queue = new GroupCommit(commit);
  const added = queue.add('a');
  let isFlushed = false;
  const flushed = queue.flush().then(() => (isFlushed = true));
  await turn();
  await turn();
  expect(isFlushed).toBe(false);
  gates[0]?.();
  await Promise.all([added, flushed]);
  expect(isFlushed).toBe(true);
});
