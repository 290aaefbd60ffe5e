import { fileURLToPath } from 'node:url';
import { workerFile } from './worker-file';
import { WorkerProcess, workFailureCodes } from './worker-process';

const file = fileURLToPath(workerFile('../../../testing/stand-ins/greedy-worker', import.meta.url));
type Task = string | { readonly message: string; readonly code?: string };
let workers: WorkerProcess<Task, { readonly done?: string }>;
beforeEach(() => {
  workers = new WorkerProcess({ file, times: { work: 600_000, idle: 600_000 } });
});
afterEach(() => workers.stop());

it.each([
  ['take memory', workFailureCodes.memory],
  ['end', workFailureCodes.end],
  ['no disk', 'ENOSPC'],
  ['fail', 'ERR_WORKER'],
])('says why there is no answer: %s, and another process answers the next', async (task, code) => {
  await expect(workers.run(task)).rejects.toMatchObject({ name: 'WorkerError', code });
  expect(await workers.run('a')).toEqual({ done: 'a' });
});

it('knows an error of ours from what a library says of a file', async () => {
  const message = 'of a library';
  const judged = [
    [{ message, code: 'ERR_MODULE_NOT_FOUND' }, 'ERR_MODULE_NOT_FOUND'],
    [{ message, code: 'ERR_DLOPEN_FAILED' }, 'ERR_DLOPEN_FAILED'],
    [{ message: 'vips: out of memory --- size == 4MB' }, 'ENOMEM'],
    [{ message: 'Array buffer allocation failed' }, 'ENOMEM'],
    [{ message: 'VipsJpeg: premature end of JPEG image' }, undefined],
    [{ message, code: 'EndOfStream' }, undefined],
  ] as const;
  for (const [task, done] of judged) expect(await workers.run(task)).toEqual({ done });
});
