import { slowDown } from './slow-machine';

/** A window whose clock shows these milliseconds, with mocked timers. */
function windowAt(ms: number) {
  const setTimeout = jest.fn();
  const setInterval = jest.fn();
  const clocks = { performance: { now: () => ms }, setTimeout, setInterval };
  return { setTimeout, setInterval, clocks: clocks as unknown as Window & typeof clocks };
}

it('has what waits for a time come so many times earlier', () => {
  const { setTimeout, setInterval, clocks } = windowAt(0);
  slowDown(clocks, 100);
  const work = () => undefined;
  clocks.setTimeout(work, 200, 'given');
  clocks.setInterval(work, 5000, 'given');
  expect(setTimeout).toHaveBeenCalledWith(work, 2, 'given');
  expect(setInterval).toHaveBeenCalledWith(work, 50, 'given');
});

it.each([[undefined], [0], [1]])('leaves the order of what waits for no time: %p ms', (ms) => {
  const { setTimeout, clocks } = windowAt(0);
  slowDown(clocks, 100);
  clocks.setTimeout(() => undefined, ms);
  expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), ms ?? 0);
});

it('has everything take long by the clock', () => {
  const { clocks } = windowAt(3);
  slowDown(clocks, 100);
  expect(clocks.performance.now()).toBe(300);
});
