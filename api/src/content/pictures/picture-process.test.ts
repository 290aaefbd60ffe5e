import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { sampleHeic } from '../../../testing/samples/sample-media';
import { drawSlowly } from '../../../testing/samples/slow-picture';
import { PictureProcess, defaultPictureTimes } from './picture-process';

let pictures: PictureProcess;
afterEach(() => pictures.stop());

const start = (times: Partial<typeof defaultPictureTimes> = {}) => {
  pictures = new PictureProcess({ ...defaultPictureTimes, ...times });
};
const draw = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

/** Gets the ids of picture processes that have not ended (Linux). */
const children = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter((pid) => pid !== '' && commandOf(pid).includes('picture-worker'));
const commandOf = (pid: string) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};
/** Whether the end of a child process has not been reported yet. */
const isKnown = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const untilNoneIsLeft = async () => {
  while (children().length > 0) await new Promise((resolve) => setImmediate(resolve));
};

it('keeps its process for the next picture, and ends it when it is stopped', async () => {
  start();
  expect(children()).toEqual([]);
  expect(await pictures.remake(await draw())).toEqual({ picture: expect.any(Uint8Array) });
  const [first] = children();
  await pictures.remake(await draw());
  expect(children()).toEqual([first]);
  pictures.stop();
  await untilNoneIsLeft();
});

it('ends its process after a picture of an iPhone, whose decoder keeps its memory', async () => {
  start();
  expect(await pictures.remake(sampleHeic())).toHaveProperty('picture');
  await untilNoneIsLeft();
  expect(await pictures.remake(await draw())).toHaveProperty('picture');
});

it('ends its process with a picture that takes too long, and works on the next in another', async () => {
  start({ work: 2_000 });
  // Such a picture would take half a minute.
  expect(await pictures.remake(await drawSlowly(4000))).toEqual({ refused: 'too-slow' });
  // The processor spends no more time on it.
  await untilNoneIsLeft();
  expect(await pictures.remake(await draw())).toHaveProperty('picture');
});

it('ends its process when no picture has come for a while', async () => {
  start({ idle: 1 });
  await pictures.remake(await draw());
  await untilNoneIsLeft();
  expect(await pictures.remake(await draw())).toHaveProperty('picture');
});

it('starts another process when the last one has gone on its own', async () => {
  start();
  await pictures.remake(await draw());
  const pid = Number(children()[0]);
  process.kill(pid, 'SIGKILL');
  while (isKnown(pid)) await new Promise((resolve) => setImmediate(resolve));
  expect(await pictures.remake(await draw())).toHaveProperty('picture');
});
