import { createReleaseRecovery } from './release-recovery';

function createFixture({ hasOther = false, version = 'v2' } = {}) {
  const parts = {
    loader: { loadedVersion: () => version || undefined, renew: jest.fn(async () => hasOther) },
    avoidVersion: jest.fn(),
    report: jest.fn(),
    restart: jest.fn(),
  };
  return { ...parts, recover: createReleaseRecovery(parts) };
}

it('reports a fault and leaves the release alone while it may be chance', async () => {
  const { recover, report, avoidVersion, restart } = createFixture();
  await recover('member-area', 'threw');
  expect(report.mock.calls).toEqual([[{ remote: 'member-area', version: 'v2', kind: 'threw' }]]);
  expect(avoidVersion).not.toHaveBeenCalled();
  expect(restart).not.toHaveBeenCalled();
});

it('leaves a release for good when its error budget is spent', async () => {
  const { recover, avoidVersion } = createFixture();
  await recover('member-area', 'threw');
  await recover('member-area', 'page-lost');
  expect(avoidVersion.mock.calls).toEqual([['v2']]);
});

it('shows the site anew when there is another release by now', async () => {
  const { recover, restart } = createFixture({ hasOther: true });
  await recover('member-area', 'page-lost');
  expect(restart).toHaveBeenCalledTimes(1);
});

it('does nothing about a remote that was never loaded', async () => {
  const { recover, report, loader } = createFixture({ version: '' });
  await recover('member-area', 'threw');
  expect(report).not.toHaveBeenCalled();
  expect(loader.renew).not.toHaveBeenCalled();
});
