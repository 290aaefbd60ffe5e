import { act, renderHook, waitFor } from '@testing-library/react';
import type { SentCall } from 'shared-ui/fake-network';
import { fakeEventSource } from '../../../testing/fake-event-source';
import { fakeReviewServer, reviewOf } from '../../../testing/fake-review-server';
import { queryClient } from '../../../session/query-client';
import { useReviewStore } from './use-review-store';

const stream = fakeEventSource();
afterEach(() => queryClient.clear());
const onListChanged = () => undefined;
/** Milliseconds; two requests are a second apart. */
const timeout = 5000;

it('keeps what was saved while an older list of reviews was on its way, and reads the list again', async () => {
  const lists: SentCall[] = [];
  fakeReviewServer('contact', [], (call) => {
    if (!call.path.endsWith('/reviews/contact')) return undefined;
    lists.push(call);
    return lists.length === 2 ? 'hang' : undefined;
  });
  const states: (string | undefined)[] = [];
  const { result } = renderHook(() => {
    const store = useReviewStore('contact', onListChanged);
    states.push(store.index.reviews.get('r1')?.state);
    return store;
  });
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  stream().tell('changed', { kind: 'contact' });
  await waitFor(() => expect(lists).toHaveLength(2), { timeout });

  await act(() => result.current.save('r1', { state: 'in-progress' }));
  lists[1]?.answer({ status: 200, body: { reviews: [], merges: [], keptPairs: [] } });
  await waitFor(() => expect(lists).toHaveLength(3), { timeout });
  expect(states.slice(states.indexOf('in-progress'))).not.toContain(undefined);
});

it('keeps the pairs that are still the same, so that matches are not looked for again', async () => {
  const pair = (_id: string) => ({ _id, records: [], createdAt: '', createdBy: 'me' });
  const { snapshot } = fakeReviewServer('contact', []);
  snapshot.keptPairs.push(pair('1'));
  const { result } = renderHook(() => useReviewStore('contact', onListChanged));
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  const { keptPairs } = result.current.index;
  snapshot.reviews.push(reviewOf('r1', { state: 'done' }));
  stream().tell('changed', { kind: 'contact' });
  await waitFor(() => expect(result.current.index.reviews.get('r1')?.state).toBe('done'));
  expect(result.current.index.keptPairs).toBe(keptPairs);
});

it('calls for the list again where an event concerns a record, not what was changed here', async () => {
  const onChanged = jest.fn();
  const { snapshot } = fakeReviewServer('contact', []);
  const { result } = renderHook(() => useReviewStore('contact', onChanged));
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  await act(() => result.current.save('r1', { state: 'done' }));
  expect(snapshot.reviews).toHaveLength(1);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  stream().tell('changed', { kind: 'contact' });
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(onChanged).not.toHaveBeenCalled();
  stream().tell('changed', { kind: 'contact' });
  await act(() => jest.advanceTimersByTimeAsync(1500));
  jest.useRealTimers();
  expect(onChanged).toHaveBeenCalledTimes(1);
});
