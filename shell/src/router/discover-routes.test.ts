import { remoteContract } from 'contract/remote';
import { createRouteDiscovery } from './discover-routes';

const remote = { contract: remoteContract, routes: [{ id: 'contact', path: '/help/contact' }] };

it('loads the remote that owns an address and hands over its pages, once', async () => {
  const load = jest.fn(async () => remote);
  const patch = jest.fn();
  const discover = createRouteDiscovery({ load }, jest.fn());
  await discover({ path: '/help/contact', patch });
  await discover({ path: '/help/welfare', patch });
  expect(load.mock.calls).toEqual([['public-site']]);
  expect(patch).toHaveBeenCalledTimes(1);
  expect(patch).toHaveBeenCalledWith('public-site', [expect.objectContaining({ id: 'contact' })]);
});

it('loads nothing for an address that nobody owns', async () => {
  const load = jest.fn(async () => remote);
  await createRouteDiscovery({ load }, jest.fn())({ path: '/more/blog/1', patch: jest.fn() });
  expect(load).not.toHaveBeenCalled();
});

it('logs a remote that cannot be had, never rejects, and asks again the next time', async () => {
  const failure = new Error('It did not arrive.');
  const load = jest.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(remote);
  const log = jest.fn();
  const patch = jest.fn();
  const discover = createRouteDiscovery({ load }, log);
  await discover({ path: '/login', patch });
  expect(log.mock.calls).toEqual([[failure]]);
  expect(patch).not.toHaveBeenCalled();
  await discover({ path: '/login', patch });
  expect(patch).toHaveBeenCalledWith('member-area', expect.anything());
});
