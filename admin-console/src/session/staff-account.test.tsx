import { renderHook, waitFor } from '@testing-library/react';
import { allRights, sectionRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { loadNoteDraft, saveNoteDraft } from '../records/contact-history/note-draft';
import { useUnreadableDraftRemoval } from '../app/use-unreadable-draft-removal';
import { fakeEventSource } from '../testing/fake-event-source';
import { logIn } from '../testing/render-view';
import { storeStaffRights, useLoadedRights, useRights } from './staff-account';

const stream = fakeEventSource();

/** The rights in the fake response; a test may change them. */
let rights: readonly Right[];
let account: () => FakeAnswer;
beforeEach(() => {
  rights = allRights;
  account = () => ({
    status: 200,
    body: { staff: { _id: '1', email: 'office@example.org' }, roles: ['A role'], rights },
  });
  fakeNetwork(() => account());
  logIn();
  // Resets the rights that another test has loaded.
  storeStaffRights(undefined);
});

/** Loads the rights like the dashboard. */
function load() {
  const { result } = renderHook(() => {
    useLoadedRights();
    useUnreadableDraftRemoval();
    return useRights();
  });
  return () => result.current;
}

it.each([
  ['is of an older release', { status: 404, body: {} }],
  ['says something else', { status: 200, body: [] }],
])('allows everything while the server %s, which guards what may be read', async (_, answer) => {
  account = () => answer;
  const known = load();
  expect(known()).toBeUndefined();
  await waitFor(() => expect(known()).toEqual(new Set(allRights)));
});

it('keeps what it knows while the server cannot be asked again', async () => {
  rights = sectionRights(['pledge']);
  const known = load();
  await waitFor(() => expect(known()).toEqual(new Set(rights)));
  const answered = jest.fn((): FakeAnswer => ({ status: 503, body: {} }));
  account = answered;
  stream().tell('rights', {});
  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(known()).toEqual(new Set(rights));
});

it('forgets what was typed in a section as soon as the right to it is gone, and nothing else', async () => {
  rights = sectionRights(['welfare', 'pledge']);
  const known = load();
  await waitFor(() => expect(known()).toEqual(new Set(rights)));
  const draft = 'Mine.';
  saveNoteDraft('welfare', 'w1', draft);
  saveNoteDraft('pledge', 'p1', draft);
  rights = sectionRights(['pledge']);
  stream().tell('rights', {});
  await waitFor(() => expect(loadNoteDraft('welfare', 'w1')).toBe(''));
  expect(loadNoteDraft('pledge', 'p1')).toBe(draft);
  expect(Object.keys(sessionStorage)).toEqual(['note-drafts:office@example.org:pledge']);
});
