import { HttpError } from '../errors/http-error';
import { StreamShares } from './stream-shares';

const limits = { total: 4, perSubnet: 3 };

/** Opens streams by name, and lists in order which were cut. */
function makeReaders() {
  const shares = new StreamShares(limits);
  const cut: string[] = [];
  const ends = new Map<string, () => void>();
  const open = (name: string, subnet: string, site?: string) => {
    try {
      const networks = { subnet, ...(site && { site }) };
      ends.set(
        name,
        shares.acquire(networks, () => cut.push(name)),
      );
      return 200;
    } catch (error) {
      return error instanceof HttpError ? error.statusCode : error;
    }
  };
  return { cut, open, end: (name: string) => ends.get(name)?.() };
}

it('bounds one network, and gives back what ended once', () => {
  const { cut, open, end } = makeReaders();
  expect(['1', '2', '3', '4'].map((name) => open(name, 'a'))).toEqual([200, 200, 200, 429]);
  end('1');
  end('1');
  expect([open('5', 'a'), open('6', 'a')]).toEqual([200, 429]);
  expect(cut).toEqual([]);
});

it('cuts the oldest of the network that has most when another comes', () => {
  const { cut, open } = makeReaders();
  for (const name of ['a1', 'a2', 'a3']) open(name, 'a');
  open('b1', 'b');
  expect(open('c1', 'c')).toBe(200);
  expect(cut).toEqual(['a1']);
});

it('refuses where no network has more, so that none cut each other by turns', () => {
  const { cut, open } = makeReaders();
  for (const network of ['a', 'b'])
    for (const number of ['1', '2']) open(network + number, network);
  expect(open('c1', 'c')).toBe(200);
  expect(cut).toHaveLength(1);
  expect(open('c2', 'c')).toBe(503);
  const alone = makeReaders();
  for (const network of ['a', 'b', 'c', 'd']) alone.open(network, network);
  expect(alone.open('e', 'e')).toBe(503);
  expect(alone.cut).toEqual([]);
});

it('takes the subnets of one site for one network, with twice as many', () => {
  const { cut, open } = makeReaders();
  for (const number of ['1', '2', '3', '4']) open(number, `a${number}`, 'a');
  expect(open('b1', 'b')).toBe(200);
  expect(open('b2', 'b')).toBe(200);
  expect(cut).toEqual(['1', '2']);
  expect(open('5', 'a5', 'a')).toBe(503);
});

it('forgets a stream that was cut, also when it ends after that', () => {
  const { open, end } = makeReaders();
  for (const name of ['a1', 'a2', 'a3']) open(name, 'a');
  open('b1', 'b');
  open('c1', 'c');
  end('a1');
  end('a2');
  expect(open('d1', 'd')).toBe(200);
  // Four streams are open again, one of them by network a.
  expect(open('e1', 'e')).toBe(503);
});
