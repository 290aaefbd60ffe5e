import { sql } from 'kysely';
import { localText } from 'contract/content-entry';
import type { ContentText } from 'contract/content-entry';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import { foldForComparison } from 'contract/text-folding';
import { isListed } from '../storage/records/record-source';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';
import { parseContentText } from './content-row';

/** A published programme with a limited number of places. */
export interface LimitedProgram {
  /** The id of its entry. */
  readonly id: string;
  /** The name in registrations, which is the English one. */
  readonly name: string;
  readonly places: number;
  /** Whether staff want the form to offer the programme. */
  readonly isOpen: boolean;
  /** ISO 8601: earlier registrations were for a former programme of the same name. */
  readonly since: string;
}

interface PublishedRow {
  readonly id: string;
  readonly published: string | null;
}

export interface Registrant {
  readonly fullName: string;
  readonly email: string;
}

/** Reads the published programmes, earliest first. Of two with the same name, the later one counts. */
function findPrograms(rows: readonly PublishedRow[], now: Date): readonly LimitedProgram[] {
  const read = rows.flatMap(({ id, published }) => (published ? [readProgram(id, published)] : []));
  const latest = new Map<string, (typeof read)[number] & { readonly since: string }>();
  for (const program of read.sort((one, other) => (one.start < other.start ? -1 : 1)))
    latest.set(program.name, { ...program, since: endBefore(now, latest.get(program.name)) });
  return [...latest.values()];
}

const findLimited = (rows: readonly PublishedRow[], now: Date) =>
  findPrograms(rows, now).filter(({ places }) => places > 0);

/** Finds the programme by its exact name, else the last one that differs only in case and spaces (requirements 4). */
function findNamed(programs: readonly LimitedProgram[], name: string): LimitedProgram | undefined {
  const folded = foldForComparison(name);
  return (
    programs.find((program) => program.name === name) ??
    programs.findLast((program) => foldForComparison(program.name) === folded)
  );
}

/** When the earlier programme ended; '' if there was none or it has not ended. */
const endBefore = (now: Date, { end = '' }: { readonly end?: string } = {}) =>
  end <= now.toISOString() ? end : '';

function readProgram(id: string, published: string) {
  const { values } = parseContentText(published);
  const of = (field: string) => localText(values[field], 'en') ?? '';
  const end = innsbruckMoment(of('end'))?.toISOString() ?? '';
  const isOpen = of('registration') === 'open';
  return { id, name: of('name'), start: of('start'), end, isOpen, places: Number(of('places')) };
}

/** Maximum number of places for one email: whoever registers a family enters their own address for all. */
const placesOfEmail = 8;

/** The text of a programme as visitors see it while no place is free. */
export const withRegistrationFull = (text: ContentText): ContentText => ({
  ...text,
  values: { ...text.values, registration: 'full' },
});

/** All SQL about the places of programmes. */
export class ProgramCapacity {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Finds the programme that a registration names, if its places are limited. */
  async find(name: string): Promise<LimitedProgram | undefined> {
    const program = findNamed(findPrograms(await this.listPublished(), this.now()), name);
    return program && program.places > 0 ? program : undefined;
  }

  /** Lists the programmes whose places are limited. */
  async listLimited(): Promise<readonly LimitedProgram[]> {
    return findLimited(await this.listPublished(), this.now());
  }

  private listPublished(): Promise<readonly PublishedRow[]> {
    return this.database
      .selectFrom('content_entries')
      .select(['id', 'published'])
      .where('kind', '=', 'programs')
      .where('published', 'is not', null)
      .execute();
  }

  /** Counts the registrations that the list of staff shows; merged ones count once. */
  async count(program: LimitedProgram): Promise<number> {
    const { taken } = await this.selectCounted(program)
      .select(sql<number | string>`count(*)`.as('taken'))
      .executeTakeFirstOrThrow();
    return Number(taken);
  }

  /** Whether a newly stored registration, by its id, exceeds what one sender may take (decision 14). */
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
        // The literal kind lets the database use the partial index of registrations.
        .where(sql<boolean>`kind = 'programAttendance'`)
        .where(sql<boolean>`body->>'program' = ${name}`)
        .where(isListed('submissions'))
        .where('merged_into', 'is', null)
        .where('created_at', '>', since)
    );
  }

  /** Counts the taken places of programmes with limited places, by the ids of their entries. */
  async countAll(rows: readonly PublishedRow[]): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (const program of findLimited(rows, this.now()))
      counts.set(program.id, await this.count(program));
    return counts;
  }

  /** Finds the ids of programmes that close because no place is free. */
  async findFull(rows: readonly PublishedRow[]): Promise<ReadonlySet<string>> {
    const full = new Set<string>();
    for (const program of findLimited(rows, this.now()))
      if (program.isOpen && (await this.count(program)) >= program.places) full.add(program.id);
    return full;
  }
}
