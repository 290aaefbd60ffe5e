/**
 * Processes all items in order, two at a time, because the target machine has two cores.
 * @throws the first error; running work continues, and nothing else starts
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
