import fc from 'fast-check';
import type { FakeAnswer } from './fake-network';

/**
 * Responses that our server never sends but a browser may get: from a proxy, another release, or because of a bug. For
 * tests of all code that parses a response: it must neither crash nor hang.
 */

const long = 'x'.repeat(100_000);
const script = '<img src=x onerror=alert(1)>';
const deep = '['.repeat(20_000) + ']'.repeat(20_000);

/** Bodies of every wrong shape, with the property names of this site's responses. */
export const malformedBodies: readonly unknown[] = [
  null,
  7,
  true,
  '',
  long,
  script,
  [],
  [null, 7, 'text', [], {}],
  {},
  { message: null, error: null, issues: null },
  { message: 7, error: {}, issues: 7 },
  { message: ['No.'], error: { text: 'No.' }, issues: 'email' },
  { message: { toString: 'No.' }, issues: { path: 'email', message: 'No.' } },
  { message: script, error: script, issues: {} },
  { message: long, error: long, issues: [null, 7, [], {}] },
  { issues: [{ path: 7, message: 7 }, { path: 'email' }, { message: 'No.' }] },
  {
    issues: [
      { path: '__proto__', message: 'No.' },
      { path: 'toString', message: 'No.' },
    ],
  },
  { issues: [{ path: 'email', message: {} }], length: 3 },
  { token: 7, user: 7, admin: 7 },
  { token: { toString: 'token' }, user: { _id: 'm1' }, admin: {} },
  { token: 'two words', user: null, admin: null, message: {} },
  { token: 'token', user: { _id: 7 }, message: [] },
  { token: 'token', user: [{ _id: 'm1' }], message: 'Welcome.' },
  { records: {}, results: {}, reviews: {}, merges: {}, keptPairs: {}, record: null },
  { records: [null], results: [null], reviews: [null], merges: [null], keptPairs: [null] },
  { results: [{ kind: 'nothing', record: {} }], isCut: 'no', merge: {}, reviews: [{}] },
];

const withStatus = (status: number): readonly FakeAnswer[] => [
  ...malformedBodies.map((body) => ({ status, body })),
  { status, text: '' },
  { status, text: '{"message":' },
  { status, text: deep },
  { status, text: `{"message":${deep},"issues":${deep}}` },
  { status, html: script },
];

/** Responses of a failing server. */
export const malformedFailures: readonly FakeAnswer[] = [
  'down',
  ...withStatus(400),
  ...[401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504].map((status) => ({
    status,
    body: { message: 7, issues: 7 },
  })),
];

/** Successful responses with a wrong body. */
export const malformedSuccesses: readonly FakeAnswer[] = [
  ...withStatus(200),
  { status: 201, body: null },
  { status: 204 },
];

const words =
  'message error issues path token user admin _id __v createdAt fullName email phone results records record ' +
  'kind reason isCut searchedBackTo reviews recordId state note assignee version merges merge merged survivor keptPairs total new ' +
  'stable versions entry href styles contract canary lastGood babyNaming contact __proto__ toString';

const json = fc.anything({
  key: fc.constantFrom(...words.split(' ')),
  values: [
    fc.constantFrom(null, true, 0, -1, 1e300, '', 'contact', 'new', 'token', script),
    fc.string(),
    fc.double({ noNaN: true }),
  ],
  maxDepth: 4,
});

/** Any JSON response with the property names of this site's responses. */
export const arbitraryResponse = (statuses: readonly number[]): fc.Arbitrary<FakeAnswer> =>
  fc.record({
    status: fc.constantFrom(...statuses),
    text: json.map((body) => JSON.stringify(body)),
  });

/** Every third response, for code whose parser is tested elsewhere with all of them. */
export const everyThird = (answers: readonly FakeAnswer[], offset = 0): readonly FakeAnswer[] =>
  answers.filter((_answer, index) => index % 3 === offset % 3);

/** Runs of a property test with arbitrary responses per screen, limited to a few seconds. */
export const propertyTestRuns = { numRuns: 40 } as const;
