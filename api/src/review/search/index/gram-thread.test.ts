import type { Worker } from 'node:worker_threads';
import { GramThread } from './gram-thread';

let thread: GramThread;
beforeEach(() => void (thread = new GramThread()));
afterEach(() => thread.close());

it('builds one segment after the other', async () => {
  thread.add([{ position: 3, texts: ['ab'] }]);
  expect(await thread.finish()).toHaveLength(2);
  expect(await thread.finish()).toEqual([]);
});

it('tells of a thread that failed before it was asked, and ends nothing else', async () => {
  const { worker } = thread as unknown as { worker: Worker };
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  thread.add(null as never);
  await ended;
  await expect(thread.finish()).rejects.toThrow('forEach');
});
