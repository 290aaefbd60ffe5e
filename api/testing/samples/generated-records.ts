import { toInnsbruckDay } from 'contract/innsbruck-day';
import { recordKinds, reviewStates } from 'contract/review';
import type { RecordKind, ReviewState } from 'contract/review';
import { chosenUrgencies } from 'contract/review-requests';
import type { ChosenUrgency } from 'contract/review-requests';
import { contactOutcomes } from 'contract/contact-history-requests';
import type { ContactOutcome } from 'contract/contact-history-requests';
import { staffProfileBody } from 'contract/profile';
import { submissions } from 'contract/submissions';
import type { FieldSchema } from 'contract/field';

/** Records for tests that compare statements over many of them with a slow reference. */

export interface GeneratedContact {
  readonly at: string;
  /** Null for an email. */
  readonly outcome: ContactOutcome | null;
}

export interface GeneratedRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly createdAt: string;
  readonly body: Readonly<Record<string, string | number>>;
  readonly language: string | null;
  readonly isQuarantined: boolean;
  /** Whether it was erased, and is kept because the law requires it. */
  readonly isLocked: boolean;
  /** The id of a record of the same section that arrived before or after it. */
  readonly mergedInto: string | null;
  readonly consent: 'given' | 'withdrawn' | 'none';
  readonly isUrgentByWords: boolean;
  /** Null without a review. */
  readonly review: {
    readonly state: ReviewState;
    readonly assignee: string | null;
    readonly urgency: ChosenUrgency | null;
  } | null;
  readonly contacts: readonly GeneratedContact[];
  /** Null for a record that nobody has looked at yet. */
  readonly person: string | null;
}

/** Staff to whom records are assigned. */
export const generatedStaff = ['staff-1', 'staff-2', 'staff-3'] as const;

/** The latest arrival is before it. */
export const generatedUntil = new Date('2026-11-16T09:30:00.000Z');

const earliest = Date.parse('2025-03-01T00:00:00.000Z');

/** Moments at which days, months and the two changes of summer time begin in Innsbruck. */
const edges = [
  ...['2025-03-30T01:00:00.000Z', '2025-10-26T01:00:00.000Z', '2025-12-31T23:00:00.000Z'],
  ...['2026-02-28T23:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T01:00:00.000Z'],
  ...['2026-03-29T22:00:00.000Z', '2026-03-31T22:00:00.000Z', '2026-09-30T22:00:00.000Z'],
  ...['2026-10-24T22:00:00.000Z', '2026-10-25T01:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ...['2026-10-31T23:00:00.000Z', '2026-11-15T23:00:00.000Z'],
].map((time) => Date.parse(time));

/** What people type, in spellings that a filter takes for the same, or for another. */
export const generatedTexts = [
  ...['Müller', 'Müller'.normalize('NFD'), 'Mueller', 'MÜLLER', 'muller', 'Schöpf', 'Schopf'],
  ...['Schöpf'.normalize('NFD'), 'Adébáyọ̀', 'Adébáyọ̀'.normalize('NFD'), 'Adebayo', 'O’Keeffe'],
  ...[
    "O'Keeffe",
    ' Alpine  Light ',
    'alpine light',
    'Anna-Maria',
    'Annamaria',
    'Straße',
    'STRASSE',
  ],
  ...['100 %', 'under_score', '50% off', 'back\\slash', '"quoted"', 'nobody', 'Łukasz', '日本'],
];

/** Makes records, the same ones for the same seed. Some are merged, over one step and over two. */
export function generateRecords(seed: number, count: number): readonly GeneratedRecord[] {
  const random = makeRandom(seed);
  const records = Array.from({ length: count }, (_, index) => makeRecord(random, index));
  return records.map((record, index) => {
    const later = records.slice(index + 1).find(({ kind }) => kind === record.kind);
    // A record is merged only into one that follows it in the list, so that there are no circles.
    return later && random.isOneIn(8) ? { ...record, mergedInto: later.id } : record;
  });
}

type Random = ReturnType<typeof makeRandom>;

/** The generator mulberry32, whose numbers depend on nothing but the seed. */
export function makeRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    isOneIn: (number: number) => below(number) === 0,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
  };
}

function makeRecord(random: Random, index: number): GeneratedRecord {
  const kind = random.pick(recordKinds);
  const createdAt = makeTime(random);
  return {
    kind,
    id: `record-${index}`,
    createdAt,
    body: makeBody(random, kind),
    language: random.isOneIn(4) ? null : random.pick(['en', 'de']),
    isQuarantined: random.isOneIn(15),
    isLocked: kind !== 'profiles' && random.isOneIn(15),
    mergedInto: null,
    consent: kind === 'profiles' ? 'none' : random.pick(['none', 'none', 'given', 'withdrawn']),
    isUrgentByWords: kind !== 'profiles' && random.isOneIn(6),
    review: random.isOneIn(3)
      ? null
      : {
          state: random.pick(reviewStates),
          assignee: random.isOneIn(3) ? null : random.pick(generatedStaff),
          urgency: random.pick([null, ...chosenUrgencies]),
        },
    contacts: Array.from({ length: random.below(3) }, () => makeContact(random, createdAt)),
    person: random.isOneIn(10) ? null : `person-${random.below(60)}`,
  };
}

function makeTime(random: Random): string {
  const span = generatedUntil.getTime() - earliest;
  const time = random.isOneIn(2)
    ? random.pick(edges) + random.pick([-3_600_000, -1, 0, 1, 3_599_999, 3_600_000])
    : earliest + random.below(span);
  return new Date(time).toISOString();
}

function makeContact(random: Random, createdAt: string): GeneratedContact {
  const hour = 3_600_000;
  const waited = random.pick([-hour, 0, 24 * hour, 24 * hour + 1, 48 * hour, random.below(5e9)]);
  const outcome = random.pick([null, ...contactOutcomes, 'reached' as const]);
  return { at: new Date(Date.parse(createdAt) + waited).toISOString(), outcome };
}

function makeBody(random: Random, kind: RecordKind): GeneratedRecord['body'] {
  const { properties, required } = kind === 'profiles' ? staffProfileBody : submissions[kind].body;
  const fields = Object.entries<FieldSchema>(properties).filter(
    ([field]) => (required as readonly string[]).includes(field) || random.isOneIn(2),
  );
  return Object.fromEntries(fields.map(([field, schema]) => [field, makeValue(random, schema)]));
}

function makeValue(random: Random, schema: FieldSchema): string | number {
  if (schema.type === 'number') return (random.below(random.pick([100, 100_000])) + 1) / 100;
  if ('enum' in schema) return random.pick(schema.enum);
  if (schema.format === 'email') return `Person${random.below(40)}@Example.org`;
  if (schema.format === 'phone') return `+43 512 ${random.below(1000)}`;
  if (schema.format.endsWith('date')) return toInnsbruckDay(new Date(makeTime(random)));
  return schema.format === 'paragraphs'
    ? `${random.pick(generatedTexts)}\n${random.pick(generatedTexts)}`
    : random.pick(generatedTexts);
}
