import { NetworkQuota } from './network-quota';

const a = { subnet: 'a' };
const b = { subnet: 'b' };

const errorOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

it('lets one network have its share, and leaves the rest to others', () => {
  const quota = new NetworkQuota({ total: 10, perSubnet: 4 });
  quota.acquire(a, 3);
  quota.acquire(a, 1);
  expect(errorOf(() => quota.acquire(a, 1))).toMatchObject({
    statusCode: 429,
    headers: { 'retry-after': '30' },
  });
  expect(errorOf(() => quota.acquire(b, 4))).toEqual(expect.any(Function));
});

it('lets the subnets of one site have twice the share together', () => {
  const quota = new NetworkQuota({ total: 10, perSubnet: 2 });
  const take = (subnet: string) => quota.acquire({ subnet, site: 's' }, 2);
  take('s1');
  take('s2')();
  take('s3');
  expect(errorOf(() => take('s4'))).toMatchObject({ statusCode: 429 });
  expect(errorOf(() => quota.acquire(b, 2))).toEqual(expect.any(Function));
});

it('refuses all requests with 503 once all of it is taken', () => {
  const quota = new NetworkQuota({ total: 5, perSubnet: 4 });
  quota.acquire(a, 3);
  expect(errorOf(() => quota.acquire(b, 3))).toMatchObject({ statusCode: 503 });
  expect(errorOf(() => quota.acquire(b, 2))).toEqual(expect.any(Function));
});

it('has again what was given back, once', () => {
  const quota = new NetworkQuota({ total: 4, perSubnet: 4 });
  const giveBack = quota.acquire(a, 4);
  giveBack();
  giveBack();
  quota.acquire(a, 4);
  expect(errorOf(() => quota.acquire(a, 1))).toMatchObject({ statusCode: 429 });
});
