import { act, renderHook, waitFor } from '@testing-library/react';
import type { SentCall } from 'shared-ui/fake-network';
import { fakeEventSource } from '../../../testing/fake-event-source';
import { fakeReviewServer } from '../../../testing/fake-review-server';
import { useReviewStore } from './use-review-store';

const stream = fakeEventSource();
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
