import { createClientReports } from './client-reports';

function createFixture() {
  const post = jest.fn();
  const sent = () => post.mock.calls.splice(0);
  return { reports: createClientReports('s1', post), sent };
}

const threw = { remote: 'member-area', version: 'm1', kind: 'threw' } as const;
const visit = (name: string, version: string, isFaulty: boolean) => ({
  package: name,
  version,
  isFaulty,
});

/** A report, with the seconds since the document was loaded. */
const visits = (...all: readonly object[]) => ['/api/visits', { visits: all, age: 90 }];

beforeEach(() => {
  jest.spyOn(performance, 'now').mockReturnValue(90_999);
});
afterEach(() => jest.restoreAllMocks());

it('reports the visit of each loaded version once', () => {
  const { reports, sent } = createFixture();
  reports.noteLoaded('public-site', 'p1');
  reports.reportVisits();
  expect(sent()).toEqual([visits(visit('shell', 's1', false), visit('public-site', 'p1', false))]);
  reports.reportVisits();
  expect(sent()).toEqual([]);
  reports.noteLoaded('public-site', 'p2');
  reports.reportVisits();
  expect(sent()).toEqual([visits(visit('public-site', 'p2', false))]);
});

it('reports an error at once, each kind once, and its visit once, as a faulty one', () => {
  const { reports, sent } = createFixture();
  reports.noteLoaded('public-site', 'p1');
  reports.noteLoaded('member-area', 'm1');
  reports.reportError(threw);
  expect(sent()).toEqual([
    ['/api/client-reports', threw],
    visits(visit('member-area', 'm1', true), visit('shell', 's1', true)),
  ]);
  reports.reportError(threw);
  reports.reportError({ ...threw, kind: 'page-lost' });
  expect(sent()).toEqual([['/api/client-reports', { ...threw, kind: 'page-lost' }]]);
  reports.reportVisits();
  expect(sent()).toEqual([visits(visit('public-site', 'p1', false))]);
});

it('sends without cookies, also while the page is being left, and ignores a failure', () => {
  const fetched = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(window, { fetch: fetched });
  createClientReports('s1').reportVisits();
  const sending = { credentials: 'omit', keepalive: true, method: 'POST' } as const;
  expect(fetched).toHaveBeenCalledWith('/api/visits', expect.objectContaining(sending));
});
