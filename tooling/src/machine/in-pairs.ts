/**
 * Works on all items, two at a time, in their order: the machine that this is made for has two cores.
 * @throws what the first failed work throws; what has begun by then goes on, and nothing else begins.
 */
export async function runInPairs<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await work(item).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
    }
  };
  await Promise.all([worker(), worker()]);
}
