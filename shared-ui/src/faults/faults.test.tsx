import { Component, useEffect } from 'react';
import type { PropsWithChildren } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { runOrFallback, useEffectTask } from './faults';

const planted = new TypeError('planted');

class Boundary extends Component<PropsWithChildren> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override render = () => (this.state.hasFailed ? 'caught' : this.props.children);
}

function Reader({ task }: { readonly task: (signal: AbortSignal) => Promise<void> }) {
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    void run(() => task(left.signal), left.signal);
    return () => left.abort();
  }, [run, task]);
  return 'shown';
}

const show = (task: (signal: AbortSignal) => Promise<void>) =>
  render(
    <Boundary>
      <Reader task={task} />
    </Boundary>,
  );

const untilLeft = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

it('hands the fault of a background task to the error boundary, and to the log once', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  show(() => Promise.reject(planted));
  expect(await screen.findByText('caught')).toBeVisible();
  expect(log.mock.calls.flat().filter((word) => word === planted)).toHaveLength(1);
});

it('takes an abort for no fault', async () => {
  let over = Promise.resolve();
  const { unmount } = show((signal) => {
    over = untilLeft(signal).then(() => signal.throwIfAborted());
    return over;
  });
  unmount();
  await expect(over).rejects.toThrow();
});

it('logs a fault that comes when the page has been left', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const { unmount } = show(async (signal) => {
    await untilLeft(signal);
    throw planted;
  });
  unmount();
  await waitFor(() => expect(log.mock.calls).toEqual([[planted]]));
});

it('takes the fault of something done by hand for a failure, and logs it once', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await runOrFallback(async () => 'done', 'failed')).toBe('done');
  expect(await runOrFallback(() => Promise.reject(planted), 'failed')).toBe('failed');
  expect(log.mock.calls).toEqual([[planted]]);
});
