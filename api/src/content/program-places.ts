import { sql } from 'kysely';
import { localText } from 'contract/content-entry';
import type { ContentText } from 'contract/content-entry';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import { foldForComparison } from 'contract/text-folding';
import { isListed } from '../storage/records/record-source';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';
import { readKept } from './content-row';

/** A programme that has a number of places, as it is published. */
export interface LimitedProgram {
  /** Of its entry. */
  readonly id: string;
  /** What registrations say: its English name. */
  readonly name: string;
  readonly places: number;
  /** Whether staff want the form to offer it. */
  readonly isOpen: boolean;
  /** ISO 8601: registrations from before were for another one of the same name. */
  readonly since: string;
}

interface PublishedRow {
  readonly id: string;
  readonly published: string | null;
}

/** Who registers. */
export interface Registrant {
  readonly fullName: string;
  readonly email: string;
}

/** The programmes among published ones, earliest first. Of two with the same name, the later one is meant. */
function findPrograms(rows: readonly PublishedRow[], now: Date): readonly LimitedProgram[] {
  const read = rows.flatMap(({ id, published }) => (published ? [readProgram(id, published)] : []));
  const latest = new Map<string, (typeof read)[number] & { readonly since: string }>();
  for (const program of read.sort((one, other) => (one.start < other.start ? -1 : 1)))
    latest.set(program.name, { ...program, since: endBefore(now, latest.get(program.name)) });
  return [...latest.values()];
}

const findLimited = (rows: readonly PublishedRow[], now: Date) =>
  findPrograms(rows, now).filter(({ places }) => places > 0);

/** The one of that name; else the last one whose name is the same but for case and spaces (requirements 4). */
function findNamed(programs: readonly LimitedProgram[], name: string): LimitedProgram | undefined {
  const folded = foldForComparison(name);
  return (
    programs.find((program) => program.name === name) ??
    programs.findLast((program) => foldForComparison(program.name) === folded)
  );
}

/** When an earlier one was over; '' where there was none, or it is not. */
const endBefore = (now: Date, { end = '' }: { readonly end?: string } = {}) =>
  end <= now.toISOString() ? end : '';

function readProgram(id: string, published: string) {
  const { values } = readKept(published);
  const of = (field: string) => localText(values[field], 'en') ?? '';
  const end = innsbruckMoment(of('end'))?.toISOString() ?? '';
  const isOpen = of('registration') === 'open';
  return { id, name: of('name'), start: of('start'), end, isOpen, places: Number(of('places')) };
}

/** So many places go to one e-mail address: who registers a family writes their own for all. */
const placesOfEmail = 8;

/** The same text as visitors see it while no place is left. */
export const asFull = (text: ContentText): ContentText => ({
  ...text,
  values: { ...text.values, registration: 'full' },
});

/** All SQL about the places of programmes. */
export class ProgramPlaces {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** The programme that a registration names, where its places are limited. */
  async find(name: string): Promise<LimitedProgram | undefined> {
    const rows = await this.database
      .selectFrom('content_entries')
      .select(['id', 'published'])
      .where('kind', '=', 'programs')
      .where('published', 'is not', null)
      .execute();
    const program = findNamed(findPrograms(rows, this.now()), name);
    return program && program.places > 0 ? program : undefined;
  }

  /** How many have registered for it: those that staff see in the list, and of merged ones the one that is left. */
  async count(program: LimitedProgram): Promise<number> {
    const { taken } = await this.selectCounted(program)
      .select(sql<number | string>`count(*)`.as('taken'))
      .executeTakeFirstOrThrow();
    return Number(taken);
  }

  /** Whether the one who was counted last, with an id, takes more than one sender may (decision 14). */
  async isBeyondShare(
    program: LimitedProgram,
    { id, fullName, email }: Registrant & { readonly id: string },
  ): Promise<boolean> {
    const others = await this.selectCounted(program)
      .select(sql<string>`body->>'fullName'`.as('fullName'))
      .where(sql<boolean>`lower(body->>'email') = lower(${email})`)
      .where('id', '<>', id)
      .limit(placesOfEmail)
      .execute();
    const name = foldForComparison(fullName);
    return (
      others.length >= placesOfEmail ||
      others.some((other) => foldForComparison(other.fullName) === name)
    );
  }

  private selectCounted({ name, since }: LimitedProgram) {
    return (
      this.database
        .selectFrom('submissions')
        // Written out, so that the index of these alone is used.
        .where(sql<boolean>`kind = 'programAttendance'`)
        .where(sql<boolean>`body->>'program' = ${name}`)
        .where(isListed('submissions'))
        .where('merged_into', 'is', null)
        .where('created_at', '>', since)
    );
  }

  /** By the ids of their entries: how many places are taken of programmes where these are limited. */
  async countAll(rows: readonly PublishedRow[]): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (const program of findLimited(rows, this.now()))
      counts.set(program.id, await this.count(program));
    return counts;
  }

  /** The ids of entries of programmes that close because no place is left. */
  async findFull(rows: readonly PublishedRow[]): Promise<ReadonlySet<string>> {
    const full = new Set<string>();
    for (const program of findLimited(rows, this.now()))
      if (program.isOpen && (await this.count(program)) >= program.places) full.add(program.id);
    return full;
  }
}
