import { screen, waitFor } from '@testing-library/react';
import { listAssignees, getReviewCounts } from 'contract/review-requests';
import { searchRecords } from 'contract/search-requests';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { onServerReport } from 'shared-ui/server-reachability';
import { ArrivingList } from './records/duplicates/arriving-list';
import { fakeReviewServer } from './testing/fake-review-server';
import { logOut } from './session/admin-logout';
import { FoundPanel } from './records/people-search/found-panel';
import { PeopleSearchView } from './records/people-search/people-search-view';
import { QuarantineView } from './records/quarantine/quarantine-view';
import { useQuarantine } from './records/quarantine/use-quarantine';
import { useReviewCounts } from './session/live/use-review-counts';
import { SectionView } from './records/sections/section-view';
import { logIn, renderView } from './testing/render-view';

const planted = new TypeError('planted');
const at = '2026-03-05T11:30:00.000Z';
const person = {
  ...{ _id: 'r1', name: 'Ruth', email: 'ruth@example.org' },
  ...{ createdAt: at, updatedAt: at, __v: 0 },
};
const again = { ...person, _id: 'r2' };

/** Fakes a section's server that throws an error of ours for chosen requests. */
function plant(isFaulty: (call: SentCall) => boolean, answer?: (call: SentCall) => FakeAnswer) {
  return fakeReviewServer('contact', [person, again], (call) => {
    if (isFaulty(call)) throw planted;
    return answer?.(call);
  });
}

const found = { kind: 'contact', record: person } as const;
const record = <FoundPanel found={found} all={[found]} onChanged={() => undefined} />;

const Counts = () => <p>{useReviewCounts().contact?.new}</p>;
const Quarantine = () => <QuarantineView quarantine={useQuarantine()} />;

const faults = (log: jest.SpyInstance) => log.mock.calls.flat().filter((word) => word === planted);

let log: jest.SpyInstance;
let outages: string[];
let stop: () => void;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  outages = [];
  stop = onServerReport((report) => report === 'unreachable' && outages.push(report));
  logIn();
});
afterEach(() => {
  stop();
  sessionStorage.clear();
});

describe('a fault of ours in what a page reads', () => {
  it.each([
    ['the counts', <Counts />, getReviewCounts.path],
    ['the reviews', record, '/api/admin/reviews/contact'],
    ['the staff', record, listAssignees.path],
    ['a search', <PeopleSearchView searches={['ruth']} />, searchRecords.path],
    ['the quarantine', <Quarantine />, '/api/admin/quarantine'],
  ])('reaches the error boundary and is no outage: %s', async (_what, view, faulty) => {
    const search = { status: 200, body: { results: [], isCut: false } };
    plant(
      ({ path }) => path === faulty,
      ({ path }) => (path.startsWith(searchRecords.path) ? search : undefined) as FakeAnswer,
    );
    renderView(view);
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    expect(screen.queryByText(/^(Loading|Searching)/)).toBeNull();
    expect(faults(log)).not.toEqual([]);
    expect(outages).toEqual([]);
  });

  it.each(['see', 'finish'] as const)(
    'does not leave a list at "Loading...": %s',
    async (method) => {
      jest.spyOn(ArrivingList.prototype, method).mockImplementation(() => {
        throw planted;
      });
      plant(() => false);
      renderView(<SectionView name="contact" />);
      expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
      expect(screen.queryByText('Loading...')).toBeNull();
      expect(outages).toEqual([]);
    },
  );
});

describe('a fault of ours in what somebody does by hand', () => {
  afterEach(() => {
    expect(log.mock.calls).toEqual([[planted]]);
    expect(outages).toEqual([]);
  });

  it('says that a note was not saved, keeps it, and can save again', async () => {
    plant(({ method }) => method === 'POST');
    const user = renderView(record);
    await user.type(await screen.findByLabelText('New note'), 'Calls back.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText(/The note could not be saved/)).toBeVisible();
    expect(screen.getByLabelText('New note')).toHaveValue('Calls back.');
    expect(screen.getByRole('button', { name: 'Save note' })).toBeEnabled();
  });
});

it('ends the session here at a logout with a fault of ours, which is not hidden', async () => {
  plant(() => true);
  await expect(logOut()).rejects.toBe(planted);
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
