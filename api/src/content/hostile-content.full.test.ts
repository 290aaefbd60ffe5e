import type { LooseParts } from '../../testing/routes/to-injection';
import { toInjection } from '../../testing/routes/to-injection';
import type { DeclaredRequest } from 'contract/request';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { contentTextSchema } from 'contract/content-limits';
import {
  changeEntry,
  discardDraft,
  orderEntries,
  publishDraft,
  removeEntry,
  unpublishEntry,
  createEntry,
} from 'contract/content-requests';
import type { ContentText } from 'contract/content-entry';
import { contentKindNames, getFields, isSingle } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { readText } from 'contract/content-text';
import { hostileRichTexts } from 'contract/hostile-rich-texts';
import { addEntry, loadSingles, sampleText } from '../../testing/samples/content';
import { staffCall } from '../../testing/people/staff';
import type { Method, StaffCall } from '../../testing/people/staff';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { makeFormats } from '../http/bodies/formats';

/** A fixed seed makes the random values the same in each run. */
const seed = 19;

const hostileText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    'a\u202eb',
    '\u200b',
    'a\nb',
    '<script>alert(1)</script>',
  ),
  fc.constantFrom('javascript:alert(1)', 'https://a.example', 'HTTPS://A', 'https://a.example/\n'),
  fc.constantFrom(...hostileRichTexts(200, seed)),
  fc.constantFrom('2026-03-29T02:30', '2026-03-01T10:00', '2026-02-30', '2026-03-01', '0000-01-01'),
  fc.constantFrom('mama', 'prayer', 'open', '/more/praise', '../../etc/passwd'),
  fc.constantFrom(80, 81, 120, 121, 600, 601, 2001, 5000).map((length) => 'x'.repeat(length)),
);

const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 4,
    arbitrary: fc.dictionary(fc.constantFrom('en', 'de', 'fr', '__proto__'), hostileText),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Generates texts of a kind with one or two arbitrary values, and entirely arbitrary texts. */
function hostileTexts(kind: ContentKind): fc.Arbitrary<unknown> {
  const name = fc.constantFrom(...Object.keys(getFields(kind)), 'constructor', 'later');
  const values = fc
    .dictionary(name, hostileValue, { maxKeys: 2 })
    .map((some) => ({ ...sampleText(kind).values, ...some }));
  const languages = fc.constantFrom<unknown[]>([], ['de'], ['en'], ['de', 'de'], [1], 'de', null);
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ values, shownInEnglish: fc.constant([]) }) },
    {
      weight: 2,
      arbitrary: fc.record(
        { values, shownInEnglish: languages, more: hostileValue },
        { requiredKeys: ['values'] },
      ),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 5 }) },
  );
}

const hostileRevision = fc.oneof(
  fc.constantFrom<unknown>(1, 2, 0, -1, 1e9, 1e9 + 1, 2 ** 31, 1e21, 0.5, '1', null),
  fc.jsonValue({ maxDepth: 1 }),
);

interface HostileCall {
  readonly method: Method;
  readonly url: string;
  readonly body: unknown;
}

/** Generates requests to every route with a body, for an existing entry. */
function hostileCalls(kind: ContentKind, id: string): fc.Arbitrary<HostileCall> {
  const texts = hostileTexts(kind);
  const seen = fc.record({ revision: hostileRevision, more: hostileValue }, { requiredKeys: [] });
  const ids = fc.array(fc.oneof(fc.constant(id), hostileText, fc.jsonValue()), { maxLength: 4 });
  const to = (request: DeclaredRequest, where: LooseParts, bodies: fc.Arbitrary<unknown>) =>
    bodies.map((body) => ({ ...toInjection(request, where), body }));
  return fc.oneof(
    to(createEntry[kind], {}, texts),
    to(changeEntry[kind], { id }, fc.record({ revision: hostileRevision, draft: texts })),
    to(removeEntry, { kind, id }, seen),
    to(publishDraft, { kind, id }, seen),
    to(unpublishEntry, { kind, id }, seen),
    to(discardDraft, { kind, id }, seen),
    to(orderEntries[kind], {}, fc.record({ ids: fc.oneof(ids, fc.jsonValue()) })),
  );
}

const ajv = new Ajv({
  formats: makeFormats(() => new Date()),
  // Only the documentation calls `unicode` deprecated.
  ...{ unicode: false, logger: false },
});
const isAllowed = Object.fromEntries(
  contentKindNames.map((kind) => [kind, ajv.compile(contentTextSchema(kind))]),
) as unknown as Readonly<Record<ContentKind, (text: unknown) => boolean>>;

describe('thousands of calls with hostile bodies', () => {
  let server: TestApp;
  let call: StaffCall;
  let headers: Readonly<Record<string, string>>;
  let now: number;
  beforeAll(async () => {
    now = Date.parse('2026-03-01T10:00:00.000Z');
    // The clock advances a second with each call, so that rate limits play no part.
    server = await makeApp({ now: () => new Date((now += 1000)) });
    await loadSingles(server.database);
  });
  afterAll(() => server.remove());
  beforeEach(async () => {
    const session = await server.logIn();
    call = staffCall(server, session);
    headers = { ...session, 'content-type': 'application/json' };
  });

  it.each(contentKindNames)('leave nothing that the schema of %s does not know', async (kind) => {
    const { id } = await addEntry(call, kind, sampleText(kind));
    const statuses = new Set<number>();
    const property = fc.asyncProperty(hostileCalls(kind, id), async ({ method, url, body }) => {
      const payload = JSON.stringify(body);
      const { statusCode } = await server.app.inject({ method, url, headers, payload });
      statuses.add(statusCode);
      expect(statusCode).toBeLessThan(500);
    });
    await fc.assert(property, { numRuns: 200, seed });
    expect([...statuses]).toEqual(expect.arrayContaining([isSingle(kind) ? 200 : 201, 400]));
    const rows = await server.database.selectFrom('content_entries').selectAll().execute();
    const texts = rows
      .filter((row) => row.kind === kind)
      .flatMap(({ draft, published }) => [draft, published])
      .flatMap((text) => (text === null ? [] : [JSON.parse(text) as ContentText]));
    expect(texts.length).toBeGreaterThan(isSingle(kind) ? 1 : 3);
    expect(texts.filter((text) => !isAllowed[kind](text))).toEqual([]);
    expect(server.logged).toEqual([]);
  });
});

it.each(contentKindNames)('reads of what is stored of %s what its schema takes', (kind) => {
  const property = fc.property(hostileTexts(kind), (text) => {
    if (isAllowed[kind](text)) expect(isAllowed[kind](readText(kind, text))).toBe(true);
    else expect(isReadAsIs(kind, text)).toBe(false);
  });
  fc.assert(property, { numRuns: 1000, seed });
});

/** Whether a text was read without refusing or dropping anything but empty values. */
function isReadAsIs(kind: ContentKind, text: unknown): boolean {
  try {
    const read = readText(kind, text);
    const all = (one: unknown) => JSON.stringify(one).length;
    return all(read) === all(text);
  } catch {
    return false;
  }
}
