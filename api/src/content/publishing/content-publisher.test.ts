import { emptySnapshot } from 'contract/content-entry';
import type { ContentSnapshot } from 'contract/content-entry';
import { writeSnapshot } from 'contract/content-snapshot';
import { sitePictures } from 'contract/site-pictures';
import { ContentPublisher } from './content-publisher';
import { PublisherError } from './publisher-process';
import type { PublishedSite } from './published-site';

/** Builds a snapshot that differs from any other. */
function snapshotOf(id: string): ContentSnapshot {
  const text = { en: id, de: id };
  const values = { role: text, about: text, picture: sitePictures.ministers[0] };
  return { ...emptySnapshot, ministers: [{ id, values, shownInEnglish: [] }] };
}
const textOf = (id: string) => writeSnapshot(snapshotOf(id));

let stored: string | undefined;
let publications: number;
let shown: string | undefined;
let end: Date | undefined;
let now: Date;
let printed: string[];
let logged: unknown[];
/** Stands for the program that shows a snapshot. */
let show: jest.Mock<Promise<readonly string[]>, Parameters<PublishedSite['show']>>;
/** Stands for copying the site to a store. */
let push: jest.Mock<Promise<void>, [AbortSignal]>;
/** Stands for rendering the pages to go back to. */
let prepare: jest.Mock<Promise<readonly string[]>, [AbortSignal]>;
let made: ContentPublisher[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  stored = 'one';
  publications = 1;
  shown = textOf('one');
  end = undefined;
  now = new Date('2026-12-01T10:00:00Z');
  printed = [];
  logged = [];
  made = [];
  prepare = jest.fn(async (_signal: AbortSignal) => []);
  push = jest.fn(async (_signal: AbortSignal) => undefined);
  show = jest.fn(async (takeSnapshot: () => Promise<string>, _signal: AbortSignal) => {
    shown = await takeSnapshot();
    return ['120 pages assembled.'];
  });
});
afterEach(async () => {
  for (const one of made) await one.stop();
  jest.useRealTimers();
});

/** Creates the publisher of one process. */
function makePublisher() {
  const publisher = new ContentPublisher({
    content: {
      isEmpty: async () => stored === undefined,
      loadStarter: async (snapshot) => {
        stored = snapshot.ministers[0]?.id;
        return true;
      },
      countPublications: async () => publications,
      findLackingKinds: async () => [],
      loadLacking: async () => undefined,
      snapshot: async (at) =>
        stored !== undefined && !(end && end <= at) ? snapshotOf(stored) : emptySnapshot,
      nextEnd: async (at) => (end && end > at ? end : undefined),
    },
    site: {
      readShown: async () => shown,
      readStarter: async () => undefined,
      show: (...parts) => show(...parts),
      prepare: (signal) => prepare(signal),
      push: (signal) => push(signal),
    },
    now: () => now,
    log: { error: (line: unknown) => void logged.push(line) },
    printLine: (line) => void printed.push(line),
  });
  made.push(publisher);
  return publisher;
}

/** Waits until nothing is left that can run without timers. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/** Advances the clock and the timers. */
async function pass(milliseconds: number) {
  now = new Date(now.getTime() + milliseconds);
  jest.advanceTimersByTime(milliseconds);
  await settle();
}

it('has nothing made at the start where the site shows what is published', async () => {
  const publisher = makePublisher();
  expect(publisher.progress().state).toBe('under-way');
  publisher.look();
  await settle();
  expect(show).not.toHaveBeenCalled();
  expect(publisher.progress()).toEqual({ state: 'shown', since: now.toISOString() });
});

it('makes good at the start what a kill has left between commit and switch', async () => {
  stored = 'two';
  makePublisher().look();
  await settle();
  expect(shown).toBe(textOf('two'));
  expect(printed).toEqual(['Publishing: 120 pages assembled.']);
});

it('shows what is published, and says so when it is seen', async () => {
  const publisher = makePublisher();
  publisher.look();
  await settle();
  let finish: (() => void) | undefined;
  const work = show.getMockImplementation();
  show.mockImplementation(async (takeSnapshot, signal) => {
    await new Promise<void>((resolve) => (finish = resolve));
    return work?.(takeSnapshot, signal) ?? [];
  });
  stored = 'two';
  publisher.wanted();
  expect(publisher.progress()).toEqual({ state: 'under-way', since: now.toISOString() });
  await settle();
  now = new Date('2026-12-01T10:00:02Z');
  finish?.();
  await settle();
  expect(shown).toBe(textOf('two'));
  expect(publisher.progress()).toEqual({ state: 'shown', since: '2026-12-01T10:00:02.000Z' });
});

it('makes one assembly of many calls, and another of what came too late for it', async () => {
  const publisher = makePublisher();
  const work = show.getMockImplementation();
  let finish: (() => void) | undefined;
  show.mockImplementationOnce(async (takeSnapshot, signal) => {
    const said = await work?.(takeSnapshot, signal);
    await new Promise<void>((resolve) => (finish = resolve));
    return said ?? [];
  });
  stored = 'two';
  for (let call = 0; call < 10; call += 1) publisher.wanted();
  await settle();
  stored = 'three';
  for (let call = 0; call < 10; call += 1) publisher.wanted();
  await settle();
  expect(show).toHaveBeenCalledTimes(1);
  finish?.();
  await settle();
  expect(show).toHaveBeenCalledTimes(2);
  expect(shown).toBe(textOf('three'));
});

it('takes the snapshot inside the lock, so that of two processes none shows an older one', async () => {
  const turns: (() => void)[] = [];
  const work = show.getMockImplementation();
  show.mockImplementation(async (takeSnapshot, signal) => {
    await new Promise<void>((resolve) => turns.push(resolve));
    return work?.(takeSnapshot, signal) ?? [];
  });
  const [one, other] = [makePublisher(), makePublisher()];
  stored = 'two';
  one.wanted();
  await settle();
  stored = 'three';
  other.wanted();
  await settle();
  // The later process gets the lock first.
  turns[1]?.();
  await settle();
  turns[0]?.();
  await settle();
  expect(shown).toBe(textOf('three'));
});

it('loads what the site says where nothing was ever published, and shows nothing less', async () => {
  stored = undefined;
  shown = textOf('starter');
  const publisher = makePublisher();
  publisher.look();
  await settle();
  expect(stored).toBe('starter');
  expect(show).not.toHaveBeenCalled();
  expect(publisher.progress().state).toBe('shown');
});

it('never empties a site of pages from before content', async () => {
  stored = undefined;
  shown = undefined;
  const publisher = makePublisher();
  publisher.look();
  await settle();
  expect(show).not.toHaveBeenCalled();
  expect(publisher.progress().state).toBe('failed');
  expect(printed).toEqual([expect.stringContaining('from before content')]);
  shown = textOf('starter');
  await pass(5_000);
  expect(publisher.progress().state).toBe('shown');
});

it('tells a failure once, tries it again ever more rarely, and tells that it is over', async () => {
  const work = show.getMockImplementation();
  show.mockRejectedValue(new PublisherError('ENOSPC: no space left on device'));
  const publisher = makePublisher();
  stored = 'two';
  publisher.wanted();
  await settle();
  expect(publisher.progress()).toEqual({ state: 'failed', since: now.toISOString() });
  const tries: number[] = [];
  for (let second = 1; second <= 1000; second += 1) {
    const before = show.mock.calls.length;
    await pass(1000);
    if (show.mock.calls.length > before) tries.push(second);
  }
  expect(tries).toEqual([5, 15, 35, 75, 155, 315, 615, 915]);
  expect(publisher.progress()).toEqual({ state: 'failed', since: '2026-12-01T10:00:00.000Z' });
  expect(printed).toEqual([expect.stringContaining('ENOSPC')]);
  if (work) show.mockImplementation(work);
  await pass(300_000);
  expect(shown).toBe(textOf('two'));
  expect(publisher.progress().state).toBe('shown');
  expect(printed.at(-1)).toBe('The site shows what is published again.');
});

it('tries at once when something is published while it waits to try again', async () => {
  show.mockRejectedValueOnce(new PublisherError('Broken.'));
  const publisher = makePublisher();
  stored = 'two';
  publisher.wanted();
  await settle();
  stored = 'three';
  publisher.wanted();
  await settle();
  expect(shown).toBe(textOf('three'));
});

it('logs what a database says without its words, which may quote what people typed', async () => {
  const error = new Error('value "somebody’s name" is too long');
  show.mockRejectedValueOnce(error);
  stored = 'two';
  makePublisher().wanted();
  await settle();
  expect(printed).toEqual([]);
  expect(logged).toEqual([{ err: error }]);
});

it('publishes by itself when a programme ends', async () => {
  end = new Date('2026-12-01T10:00:20Z');
  makePublisher().look();
  await settle();
  await pass(19_999);
  expect(show).not.toHaveBeenCalled();
  await pass(1);
  expect(shown).toBe(writeSnapshot(emptySnapshot));
});

it('waits for an end that is further away than any timer reaches', async () => {
  end = new Date('2027-03-01T10:00:00Z');
  makePublisher().look();
  await settle();
  await pass(3_600_000);
  expect(show).not.toHaveBeenCalled();
  // The machine slept or its clock was set forward, while timers stood still.
  now = new Date('2027-03-01T10:00:00Z');
  await pass(60_000);
  expect(shown).toBe(writeSnapshot(emptySnapshot));
});

it('sees within a minute what another process published, or another program changed', async () => {
  const publisher = makePublisher();
  publisher.look();
  await settle();
  shown = textOf('something else');
  await pass(60_000);
  expect(shown).toBe(textOf('one'));
});

it('ends what is under way when the server stops, and begins nothing more', async () => {
  show.mockImplementation(
    (_takeSnapshot, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  const publisher = makePublisher();
  stored = 'two';
  publisher.wanted();
  await settle();
  await publisher.stop();
  publisher.wanted();
  await pass(600_000);
  expect(show).toHaveBeenCalledTimes(1);
  expect([printed, logged]).toEqual([[], []]);
});

it('notices what another process has published when somebody asks', async () => {
  const publisher = makePublisher();
  publisher.look();
  await settle();
  expect(await publisher.ask()).toMatchObject({ state: 'shown' });
  stored = 'two';
  publications = 2;
  expect(await publisher.ask()).toMatchObject({ state: 'under-way' });
  await settle();
  expect(shown).toBe(textOf('two'));
  expect(await publisher.ask()).toMatchObject({ state: 'shown' });
});

it('does not try what has failed at once again for everybody who asks', async () => {
  const publisher = makePublisher();
  stored = 'two';
  show.mockRejectedValue(new PublisherError('It has no room.'));
  publisher.look();
  await settle();
  for (let time = 0; time < 3; time += 1) {
    expect(await publisher.ask()).toMatchObject({ state: 'failed' });
    await settle();
  }
  expect(show).toHaveBeenCalledTimes(1);
});

it('compares once more what is published by another process while it compares', async () => {
  const publisher = makePublisher();
  stored = 'two';
  const work = show.getMockImplementation();
  show.mockImplementationOnce(async (takeSnapshot, signal) => {
    const said = await work?.(takeSnapshot, signal);
    stored = 'three';
    publications = 2;
    expect(await publisher.ask()).toMatchObject({ state: 'under-way' });
    return said ?? [];
  });
  publisher.look();
  await settle();
  expect(shown).toBe(textOf('three'));
  expect(publisher.progress().state).toBe('shown');
});

it('brings what is shown to a store after each publication, and looks each minute whether it is there', async () => {
  const publisher = makePublisher();
  let pushedText: string | undefined;
  push.mockImplementation(async () => {
    pushedText = shown;
  });
  stored = 'two';
  publisher.look();
  await settle();
  expect(pushedText).toBe(textOf('two'));
  await pass(60_000);
  expect(push).toHaveBeenCalledTimes(2);
  expect(show).toHaveBeenCalledTimes(1);
});

it('has not shown what could not be brought to the store, says why, and tries again', async () => {
  push.mockRejectedValueOnce(new PublisherError('SITE_PUSH ended by 3: No rights.'));
  const publisher = makePublisher();
  publisher.look();
  await settle();
  expect(publisher.progress().state).toBe('failed');
  expect(printed).toEqual([
    'What is published could not be put on the site, which is tried again: SITE_PUSH ended by 3: No rights.',
  ]);
  await pass(5_000);
  expect(publisher.progress().state).toBe('shown');
  expect(push).toHaveBeenCalledTimes(2);
});

/** Preparations that go on until they are ended. */
function prepareForLong() {
  const ended: boolean[] = [];
  prepare.mockImplementation(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          ended.push(true);
          reject(new Error('Ended.'));
        });
      }),
  );
  return ended;
}

it('prepares the pages to go back to after a pause, and not while it is doing so', async () => {
  prepareForLong();
  makePublisher().look();
  await settle();
  expect(prepare).not.toHaveBeenCalled();
  await pass(5_000);
  expect(prepare).toHaveBeenCalledTimes(1);
  await pass(120_000);
  expect(prepare).toHaveBeenCalledTimes(1);
});

it('ends the preparation for a publication, and begins again after it', async () => {
  const ended = prepareForLong();
  const publisher = makePublisher();
  publisher.look();
  await settle();
  await pass(5_000);
  stored = 'two';
  show.mockImplementationOnce(async (takeSnapshot) => {
    expect(ended).toEqual([true]);
    shown = await takeSnapshot();
    return [];
  });
  publisher.wanted();
  await settle();
  expect(shown).toBe(textOf('two'));
  await pass(5_000);
  expect(prepare).toHaveBeenCalledTimes(2);
  expect(printed).toEqual([]);
  await publisher.stop();
  expect(ended).toHaveLength(2);
});

it('says once why the pages to go back to cannot be prepared, and goes on publishing', async () => {
  prepare.mockRejectedValue(new PublisherError('No room.'));
  const publisher = makePublisher();
  publisher.look();
  await settle();
  await pass(5_000);
  await pass(60_000);
  await pass(5_000);
  expect(prepare.mock.calls.length).toBeGreaterThan(1);
  expect(printed).toEqual(['The pages to go back to could not be prepared: No room.']);
  expect(publisher.progress().state).toBe('shown');
});
