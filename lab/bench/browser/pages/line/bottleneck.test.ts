import { PassThrough } from 'node:stream';
import { Bottleneck } from './bottleneck';

// 100 bytes a millisecond, 50 milliseconds each way.
const rate = 800_000;
const delay = 50;

beforeEach(
  () => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }),
);
afterEach(() => void jest.useRealTimers());

/** Lets time pass on the line, and what streams do in between happen. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed++) {
    await jest.advanceTimersByTimeAsync(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function connection(line: Bottleneck) {
  const from = new PassThrough({ highWaterMark: 1e6 });
  const to = new PassThrough({ highWaterMark: 1e6 });
  const arrived: Buffer[] = [];
  to.on('data', (bytes: Buffer) => arrived.push(bytes));
  line.carry(from, to);
  return { from, to, received: () => Buffer.concat(arrived) };
}

it('delivers every byte, in order, and ends when the sender does', async () => {
  const { from, to, received } = connection(new Bottleneck(rate, delay));
  const sent = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
  const ended = jest.fn();
  to.on('end', ended);
  for (let at = 0; at < sent.length; at += 7001) from.write(sent.subarray(at, at + 7001));
  from.end();
  await pass(2500);
  expect(received().equals(sent)).toBe(true);
  expect(ended).toHaveBeenCalled();
});

it('lets nothing arrive before the delay has passed', async () => {
  const { from, received } = connection(new Bottleneck(rate, delay));
  from.write('hello');
  await pass(delay - 1);
  expect(received()).toHaveLength(0);
  await pass(5);
  expect(received().toString()).toBe('hello');
});

it('starts slowly: ten segments, and more when they are acknowledged', async () => {
  const fast = new Bottleneck(1e9, delay);
  const { from, received } = connection(fast);
  from.write(Buffer.alloc(60_000));
  await pass(delay + 20);
  expect(received()).toHaveLength(14_600);
  await pass(2 * delay);
  expect(received()).toHaveLength(14_600 + 29_200);
});

it('shares its rate between connections', async () => {
  const line = new Bottleneck(rate, delay);
  const [one, other] = [connection(line), connection(line)];
  one.from.write(Buffer.alloc(14_600));
  other.from.write(Buffer.alloc(14_600));
  await pass(delay + 150);
  const shares = [one.received().length, other.received().length];
  expect(Math.abs((shares[0] ?? 0) - (shares[1] ?? 0))).toBeLessThanOrEqual(1460);
  expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeLessThanOrEqual(100 * 155);
});
