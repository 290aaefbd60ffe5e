import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { maxHouseholdPersons } from 'contract/household-requests';
import { changedMeanwhile } from '../../http/errors/http-error';
import { PersonChangeRepository } from '../../people/changes/person-change-repository';
import { HouseholdChanges } from '../../people/households/household-changes';
import { LinkRepository } from '../../people/linking/link-repository';
import type { NewLink } from '../../people/linking/link-repository';
import { lockPersons } from '../../people/lock-persons';
import { makePersonId } from '../../people/untelling-values';
import { splitIntoBatches } from '../../storage/records/record-repository';
import type { Tables } from '../../storage/tables/tables';
import type { PlannedRow, RowTask } from '../rows/planned-row';

type LinkingApp = Pick<FastifyInstance, 'makeId'>;

/** A row whose record has an id. */
export interface StoredRow extends Pick<PlannedRow, 'person' | 'household'> {
  readonly id: string;
  readonly task: RowTask;
}

/** Who the imported records are of. */
interface ImportedPersons {
  readonly links: readonly NewLink[];
  /** Persons who were not there before. */
  readonly added: ReadonlySet<string>;
  /** The person of each row. */
  readonly persons: ReadonlyMap<StoredRow, string>;
}

/**
 * Gives imported records their persons: those who were found, or new ones, who the rule may join with others later. Rows
 * with the same text in the column Person are of one person, those with the same in Household of one household. Throws
 * an HttpError (409) if a person is gone.
 */
export async function linkImported(
  app: LinkingApp,
  transaction: Transaction<Tables>,
  rows: readonly StoredRow[],
  { at, adminId }: { readonly at: string; readonly adminId: string },
): Promise<void> {
  await lockPersons(transaction);
  const changes = new PersonChangeRepository(transaction, () => new Date(at), app.makeId);
  const imported = assignPersons(rows, at);
  await checkPersons(transaction, imported);
  for (const some of splitIntoBatches([...imported.added])) await changes.addPersons(some);
  const links = new LinkRepository(transaction);
  for (let start = 0; start < imported.links.length; start += linksPerPiece)
    await links.addLinks(imported.links.slice(start, start + linksPerPiece));
  const pairs = [...imported.persons].flatMap(([{ task }, person]) =>
    task.what === 'add' ? task.others.map((other) => [person, other] as const) : [],
  );
  await changes.keepPairsApart(pairs, adminId);
  await linkHouseholds(transaction, imported, at);
}

const linksPerPiece = 1000;

function assignPersons(rows: readonly StoredRow[], at: string): ImportedPersons {
  const added = new Set<string>();
  const persons = new Map<StoredRow, string>();
  for (const group of groupByText(rows, ({ person }) => person)) {
    const found = new Set(group.flatMap(({ task }) => task.person ?? []));
    const [first] = found;
    let common = found.size === 1 ? first : undefined;
    for (const row of group) {
      if (row.task.person === undefined && common === undefined) {
        common = makePersonId();
        added.add(common);
      }
      persons.set(row, row.task.person ?? common ?? '');
    }
  }
  const links = [...persons].flatMap(([{ id, task }, person]) =>
    task.what === 'add' ? [{ id, kind: task.kind, at: task.createdAt ?? at, person }] : [],
  );
  return { links, added, persons };
}

/** Rows with the same text; each row without one is a group of its own. */
function groupByText(
  rows: readonly StoredRow[],
  read: (row: StoredRow) => string | undefined,
): Iterable<readonly StoredRow[]> {
  const groups = new Map<string | StoredRow, StoredRow[]>();
  for (const row of rows) {
    const key = read(row) ?? row;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups.values();
}

/** A person may have been joined with another one since, or erased. */
async function checkPersons(
  transaction: Transaction<Tables>,
  { persons, added }: ImportedPersons,
): Promise<void> {
  const known = [...new Set(persons.values())].filter((id) => !added.has(id));
  for (const some of splitIntoBatches(known)) {
    const rows = await transaction
      .selectFrom('persons')
      .select('id')
      .where('id', 'in', some)
      .execute();
    if (rows.length < some.length) throw changedMeanwhile();
  }
}

/**
 * Puts new persons into the household of the others, or all of them into a new one. What staff said of persons before
 * stays: whoever is in a household already does not move.
 */
async function linkHouseholds(
  transaction: Transaction<Tables>,
  { added, persons }: ImportedPersons,
  at: string,
): Promise<void> {
  const households = new HouseholdChanges(transaction);
  const said = [...persons.keys()].filter(({ household }) => household !== undefined);
  for (const group of groupByText(said, ({ household }) => household)) {
    const members = [...new Set(group.flatMap((row) => persons.get(row) ?? []))];
    if (members.length < 2 || members.length > maxHouseholdPersons) continue;
    const [known, ...others] = await households.listOf(members);
    if (others.length > 0) continue;
    const free = known === undefined ? members : members.filter((person) => added.has(person));
    if (free.length === 0) continue;
    const household = known ?? makePersonId();
    // By this version its undo knows that staff have not changed it.
    if (known === undefined) await households.add(household, new Date(at), 0);
    await households.put(household, free);
  }
}
