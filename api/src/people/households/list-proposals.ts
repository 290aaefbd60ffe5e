import type { HouseholdProposal } from 'contract/household-requests';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { readPersonHeads } from './person-heads';
import { HouseholdRepository } from './household-repository';
import { HouseholdProposalRepository } from './household-proposal-repository';
import { proposeHouseholds } from './propose-households';
import { sortByName } from './read-households';

interface Reader {
  /** Sections that the caller may read. */
  readonly kinds: readonly RecordKind[];
  /** Sections that the caller may review. */
  readonly reviewKinds: readonly RecordKind[];
}

/**
 * Lists the persons who may be households, as far as the caller may decide about them.
 * @param asked whose household is asked for; undefined: everyone's
 */
export async function listProposedHouseholds(
  database: Database,
  { kinds, reviewKinds }: Reader,
  {
    from,
    count,
    person: asked,
  }: { readonly from: number; readonly count: number; readonly person: string | undefined },
): Promise<{ readonly proposals: HouseholdProposal[]; readonly total: number }> {
  const repository = new HouseholdProposalRepository(database, reviewKinds);
  const sharers = await repository.listSharers(asked);
  const known = await repository.readKnown([...new Set(sharers.map(({ person }) => person))]);
  const proposed = proposeHouseholds(sharers, known).filter(
    ({ persons }) => asked === undefined || persons.includes(asked),
  );
  const page = proposed.slice(from, from + count);
  const said = await new HouseholdRepository(database).find(
    page.flatMap(({ household }) => household ?? []),
    kinds,
  );
  const withMembers = page.map(({ persons, reasons, household }) => {
    // One that the caller does not know of is found again when they say that it is a household.
    const present = household === undefined ? undefined : said.get(household);
    return { reasons, present, persons: [...new Set([...persons, ...(present?.persons ?? [])])] };
  });
  const ids = [...new Set(withMembers.flatMap(({ persons }) => persons))];
  const heads = await readPersonHeads(database, kinds, ids);
  return {
    proposals: withMembers.map(({ persons, reasons, present }) => ({
      persons: sortByName(heads.filter(({ _id }) => persons.includes(_id))),
      reasons: [...reasons],
      ...(present && { household: { _id: present.id, version: present.version } }),
    })),
    total: proposed.length,
  };
}
