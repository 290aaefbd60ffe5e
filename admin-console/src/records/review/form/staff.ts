import { useEffect, useState } from 'react';
import { staffEndpoint } from 'contract/review';
import type { RecordKind, StaffMember } from 'contract/review';
import { readStaff } from 'contract/review-readers';
import { useEffectTask } from 'shared-ui/faults';
import { callAsStaff } from '../../../session/staff-call';
import { reviewTexts } from '../store/review.texts';

/** Loads all users who can be assignees; undefined if that fails. It throws like `readAnswer`. */
async function readAllStaff(signal?: AbortSignal): Promise<readonly StaffMember[] | undefined> {
  const call = { method: 'GET', path: staffEndpoint, ...(signal && { signal }) } as const;
  const answer = await callAsStaff(call, readStaff);
  return answer.ok ? answer.body : undefined;
}

/** The users, or why they are not known. */
export type KnownStaff = readonly StaffMember[] | 'loading' | 'lost';

/** The name of an assignee; an unknown id belongs to a deleted account. */
export function nameOfStaff(staff: KnownStaff, id: string): string {
  if (typeof staff === 'string') return reviewTexts.someStaff;
  return staff.find(({ _id }) => _id === id)?.email ?? reviewTexts.formerStaff;
}

/** The users to whom a section's records can be assigned. */
export function useStaff(kind: RecordKind): KnownStaff {
  const [staff, setStaff] = useState<KnownStaff>('loading');
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const read = async () => {
      const all = await readAllStaff(signal);
      // An older server sends no sections: its users can read all of them.
      setStaff(all?.filter(({ sections }) => sections?.includes(kind) ?? true) ?? 'lost');
    };
    void run(read, signal);
    return () => left.abort();
  }, [kind, run]);
  return staff;
}
