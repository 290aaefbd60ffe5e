import { useEffect, useState } from 'react';
import { staffEndpoint } from 'contract/review';
import type { RecordKind, StaffMember } from 'contract/review';
import { readStaff } from 'contract/review-readers';
import { useEffectTask } from 'shared-ui/faults';
import { callAsStaff } from '../../../session/staff-call';
import { reviewTexts } from '../store/review.texts';

/** All staff members who can be an assignee; undefined where they cannot be read. It throws as `readAnswer` does. */
async function readAllStaff(signal?: AbortSignal): Promise<readonly StaffMember[] | undefined> {
  const call = { method: 'GET', path: staffEndpoint, ...(signal && { signal }) } as const;
  const answer = await callAsStaff(call, readStaff);
  return answer.ok ? answer.body : undefined;
}

/** Who works here, or why that is not known. */
export type KnownStaff = readonly StaffMember[] | 'loading' | 'lost';

/** What an assignee is called: who is not among those that were read has left. */
export function nameOfStaff(staff: KnownStaff, id: string): string {
  if (typeof staff === 'string') return reviewTexts.someStaff;
  return staff.find(({ _id }) => _id === id)?.email ?? reviewTexts.formerStaff;
}

/** All staff members to whom a record of a section can be assigned. */
export function useStaff(kind: RecordKind): KnownStaff {
  const [staff, setStaff] = useState<KnownStaff>('loading');
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const read = async () => {
      const all = await readAllStaff(signal);
      // An older server names no sections: there, every staff member can read all of them.
      setStaff(all?.filter(({ sections }) => sections?.includes(kind) ?? true) ?? 'lost');
    };
    void run(read, signal);
    return () => left.abort();
  }, [kind, run]);
  return staff;
}
