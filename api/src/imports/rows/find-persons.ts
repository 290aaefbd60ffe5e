import type { SamePersonReason } from 'contract/persons';
import { CandidateRepository } from '../../people/linking/candidate-repository';
import { judgeCandidates } from '../../people/linking/judge-candidates';
import type { JudgedCandidate } from '../../people/linking/judge-candidates';
import { toRecordDigests } from '../../people/linking/record-digests';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import type { MatchedPersons } from './match-row';
import type { Fields } from './row-faults';

/**
 * Finds the persons whom some hundred rows may be about, by the rule by which records are joined. Records of other
 * sections than these are none: what they share with a row would tell what they hold.
 */
export async function findPersons(
  database: Database,
  rows: readonly Fields[],
  kinds: readonly RecordKind[],
): Promise<readonly MatchedPersons[]> {
  const all = rows.map((fields) => toRecordDigests(fields, false));
  const found = await new CandidateRepository(database).find(all);
  return all.map((digests, place) => {
    const sharers = (found[place] ?? []).filter(
      ({ kind }) => kind !== null && kinds.includes(kind),
    );
    const persons = new Map(sharers.map(({ id, person }) => [id, person ?? '']));
    return toMatched(judgeCandidates(digests, sharers), persons);
  });
}

/** What the records of each person say together. @param persons the person of each record */
function toMatched(
  judged: readonly JudgedCandidate[],
  persons: ReadonlyMap<string, string>,
): MatchedPersons {
  const reasons = new Map<string, SamePersonReason[]>();
  const certain = new Set<string>();
  for (const { candidate, certain: sure, reasons: own } of judged) {
    const person = persons.get(candidate.id);
    if (person === undefined || (sure === undefined && own.length === 0)) continue;
    if (sure !== undefined) certain.add(person);
    reasons.set(person, [...(reasons.get(person) ?? []), ...own]);
  }
  const matches = [...reasons].map(([person, some]) => ({ person, reasons: [...new Set(some)] }));
  return {
    certain: matches.filter(({ person }) => certain.has(person)),
    possible: matches.filter(({ person }) => !certain.has(person)),
  };
}
