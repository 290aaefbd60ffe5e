import { samePersonReasons } from 'contract/persons';
import type { CertainReason, SamePersonReason } from 'contract/persons';
import { toMatchReasons } from 'contract/record-traits';
import { hasAllWords } from './record-digests';
import type { RecordDigests, Trait } from './record-digests';

/** A record that shares a value with another one. */
export interface Candidate {
  readonly id: string;
  /** The traits of which it shares a value. */
  readonly shared: ReadonlySet<Trait>;
  /** Its names: those that are compared, and both of a couple. */
  readonly names: Pick<RecordDigests, 'name' | 'couple' | 'partner'>;
}

export interface JudgedCandidate {
  readonly candidate: Candidate;
  /** Why both are of one person for certain; absent if staff decide. */
  readonly certain?: CertainReason;
  /** None if nothing but a phone number of people with different names is shared, which makes no match. */
  readonly reasons: readonly SamePersonReason[];
}

/** Says which of the candidates are of the same person as a record. */
export function judgeCandidates(
  own: RecordDigests,
  candidates: readonly Candidate[],
): readonly JudgedCandidate[] {
  const sharers = candidates.filter(({ shared }) => shared.has('email'));
  return candidates.map((candidate) => {
    const certain = findCertainReason(own, candidate, sharers);
    return {
      candidate,
      ...(certain !== undefined && { certain }),
      reasons: findReasons(own, candidate),
    };
  });
}

function findCertainReason(
  own: RecordDigests,
  { shared, names }: Candidate,
  sharers: readonly Candidate[],
): CertainReason | undefined {
  if (shared.has('key')) return 'same-key';
  if (shared.has('phone-name')) return 'phone-and-name';
  const isConfirmed = shared.has('confirmed') || (shared.has('email') && own.confirmed.length > 0);
  if (!isConfirmed) return undefined;
  if (own.name.some((name) => names.name.includes(name))) return 'confirmed-email';
  // An address of two different full names is that of a family: a name that is less than full may be of either.
  const isOfOne = sharers.every(
    (other) => mayBeOne(own, other.names) && mayBeOne(names, other.names),
  );
  return isOfOne && mayBeOne(own, names) ? 'confirmed-email' : undefined;
}

type Names = Candidate['names'];

/** Whether two names may be of one person: one has all words of the other, or there is none. */
function mayBeOne(one: Names, other: Names): boolean {
  const [names, others] = [
    [...one.name, ...one.partner],
    [...other.name, ...other.partner],
  ];
  if (names.length === 0 || others.length === 0) return true;
  return names.some((name) => others.some((another) => hasAllWords(name, another)));
}

/** The rule of possible matches in a section (contract/record-traits), over all sections. */
function findReasons(own: RecordDigests, { shared, names }: Candidate): SamePersonReason[] {
  const isCouple = shared.has('couple');
  const isNameless = [own, names].every(({ name, couple }) => name.length + couple.length === 0);
  const reasons = toMatchReasons({
    email: shared.has('email'),
    phone: shared.has('phone'),
    names: isCouple || own.name.some((name) => names.name.includes(name)),
    isCouple,
  });
  // As in the tables, two records without a name and with one phone are a match and no household.
  const isPhoneAlone = isNameless && shared.has('phone');
  return samePersonReasons.filter(
    (reason) => reasons.includes(reason) || (isPhoneAlone && reason === 'phone'),
  );
}

/** How much two records share: what is obvious is above all else, and a name alone says least. */
export const toStrength = (reasons: readonly SamePersonReason[]): number =>
  (isObvious(reasons) ? 8 : 0) +
  (reasons.includes('email') ? 4 : 0) +
  (reasons.includes('phone') ? 2 : 0) +
  nameStrength;

/** The strength of nothing but a name. */
export const nameStrength = 1;

/** The strength from which proposals are obvious. */
export const obviousStrength = 8;

function isObvious(reasons: readonly SamePersonReason[]): boolean {
  const hasName = reasons.includes('name') || reasons.includes('couple');
  return hasName && (reasons.includes('email') || reasons.includes('phone'));
}
