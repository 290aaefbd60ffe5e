import type { RemoteReleases } from 'contract/registry';
import { avoidVersion, chooseVersion } from './choose-version';

const releases: RemoteReleases = { stable: 'v2', lastGood: 'v1', versions: {} };
const onTrial = (percent: number): RemoteReleases => ({
  ...releases,
  canary: { version: 'v3', percent },
});

const drawLot = (lot: number) => jest.spyOn(Math, 'random').mockReturnValue(lot / 100);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('gives everybody the stable release, and draws no lot without a trial', () => {
  const random = jest.spyOn(Math, 'random');
  expect(chooseVersion(releases)).toBe('v2');
  expect(random).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

it('gives the canary to those whose lot falls into its share', () => {
  drawLot(9.9);
  expect(chooseVersion(onTrial(10))).toBe('v3');
  localStorage.clear();
  drawLot(10);
  expect(chooseVersion(onTrial(10))).toBe('v2');
});

it('keeps a visitor’s lot, so that a growing share takes the canary away from no visitor', () => {
  drawLot(5);
  expect(chooseVersion(onTrial(10))).toBe('v3');
  drawLot(99);
  expect(chooseVersion(onTrial(50))).toBe('v3');
  expect(chooseVersion(onTrial(1))).toBe('v2');
});

it('leaves a release that failed for the next best, in this tab', () => {
  drawLot(0);
  avoidVersion('v3');
  expect(chooseVersion(onTrial(100))).toBe('v2');
  avoidVersion('v2');
  expect(chooseVersion(onTrial(100))).toBe('v1');
  sessionStorage.clear();
  expect(chooseVersion(onTrial(100))).toBe('v3');
});

it('stays with the stable release when everything has failed', () => {
  avoidVersion('v1');
  avoidVersion('v2');
  expect(chooseVersion(releases)).toBe('v2');
  expect(chooseVersion({ stable: 'v1', versions: {} }, 'v1')).toBe('v1');
});

it('leaves a release that could not be had just now for this once', () => {
  expect(chooseVersion(releases, 'v2')).toBe('v1');
  expect(chooseVersion(releases)).toBe('v2');
});

it('works with blocked storage', () => {
  const blocked = () => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  avoidVersion('v2');
  expect(chooseVersion(onTrial(100))).toBe('v3');
});
