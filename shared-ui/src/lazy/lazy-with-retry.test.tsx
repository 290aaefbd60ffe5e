import { act, render, screen } from '@testing-library/react';
import { lazyWithRetry } from './lazy-with-retry';
import type { LostViewProps } from './lazy-with-retry';
import { retryDelaysOfChunk } from './load-with-retry';

const lost = (type: string) => Object.assign(new Error('Loading chunk 7 failed.'), { type });
const Page = ({ name }: { readonly name: string }) => <h1>{name}</h1>;
const Lost = ({ tries, isTrying, onTryAgain }: LostViewProps) => (
  <button type="button" onClick={onTryAgain}>
    {isTrying ? 'Trying' : `Lost ${tries}`}
  </button>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Waits until all attempts to load a page are over. */
const wait = () => act(() => jest.advanceTimersByTimeAsync(10_000));
const failing = (times: number, type = 'error') => {
  const load = jest.fn().mockResolvedValue(Page);
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(lost(type));
  return load;
};
const open = (load: () => Promise<typeof Page>) => {
  const View = lazyWithRetry(load, { waiting: <p>Loading</p>, Lost });
  const show = () => render(<View name="The page" />);
  return { show, ...show() };
};
const press = () => act(() => screen.getByRole('button').click());
const page = () => screen.queryByRole('heading', { name: 'The page' });

it('asks again by itself for code that did not arrive, each time after a longer rest', async () => {
  const load = failing(2);
  open(load);
  for (const [tried, rest] of retryDelaysOfChunk.entries()) {
    await act(() => jest.advanceTimersByTimeAsync(rest - 1));
    expect(load).toHaveBeenCalledTimes(tried + 1);
    expect(screen.getByText('Loading')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
  }
  expect(page()).toBeVisible();
});

it('says after the last try that it is lost, and tries again when it is pressed', async () => {
  const load = failing(7);
  open(load);
  await wait();
  expect(screen.getByRole('button', { name: 'Lost 1' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  press();
  press();
  expect(screen.getByRole('button', { name: 'Trying' })).toBeVisible();
  await wait();
  expect(screen.getByRole('button', { name: 'Lost 2' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(6);
  press();
  await wait();
  expect(page()).toBeVisible();
});

it('tries anew when it is opened again', async () => {
  const { show, unmount } = open(failing(3));
  await wait();
  expect(screen.getByRole('button', { name: 'Lost 1' })).toBeVisible();
  unmount();
  show();
  await wait();
  expect(page()).toBeVisible();
});

it('does not wait again for what did not answer in time', async () => {
  const load = failing(1, 'timeout');
  open(load);
  await wait();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Lost 1' })).toBeVisible();
});

it('leaves a fault in the code itself to the error boundary', async () => {
  const planted = new TypeError('planted');
  const load = jest.fn().mockRejectedValue(planted);
  open(load);
  await expect(wait()).rejects.toBe(planted);
  expect(load).toHaveBeenCalledTimes(1);
});
