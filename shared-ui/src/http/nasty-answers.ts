import fc from 'fast-check';
import type { FakeAnswer } from './fake-network';

/**
 * Answers that no server of ours gives and a browser may meet all the same: from a proxy, another release, a fault.
 * For tests of everything that reads an answer: it must neither crash nor wait for ever.
 */

const long = 'x'.repeat(100_000);
const script = '<img src=x onerror=alert(1)>';
const deep = '['.repeat(20_000) + ']'.repeat(20_000);

/** Bodies of every shape but the right one, in the words of this site's answers. */
export const nastyBodies: readonly unknown[] = [
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
  ...nastyBodies.map((body) => ({ status, body })),
  { status, text: '' },
  { status, text: '{"message":' },
  { status, text: deep },
  { status, text: `{"message":${deep},"issues":${deep}}` },
  { status, html: script },
];

/** What a failing server may say. */
export const nastyFailures: readonly FakeAnswer[] = [
  'down',
  ...withStatus(400),
  ...[401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504].map((status) => ({
    status,
    body: { message: 7, issues: 7 },
  })),
];

/** Successes that hold something else than they should. */
export const nastySuccesses: readonly FakeAnswer[] = [
  ...withStatus(200),
  { status: 201, body: null },
  { status: 204 },
];

const words =
  'message error issues path token user admin _id __v createdAt fullName email phone results records record ' +
  'kind reason isCut reviews recordId state note assignee version merges merge merged survivor keptPairs total new ' +
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

/** Any answer at all, of words that this site's answers use. */
export const arbitraryAnswer = (statuses: readonly number[]): fc.Arbitrary<FakeAnswer> =>
  fc.record({
    status: fc.constantFrom(...statuses),
    text: json.map((body) => JSON.stringify(body)),
  });

/** Every third: where what reads the answer is proved elsewhere with all of them. */
export const everyThird = (answers: readonly FakeAnswer[], turn = 0): readonly FakeAnswer[] =>
  answers.filter((_answer, place) => place % 3 === turn % 3);

/** How often a screen is tried with arbitrary answers: for what the table forgot, within a few seconds. */
export const arbitraryRuns = { numRuns: 40 } as const;
