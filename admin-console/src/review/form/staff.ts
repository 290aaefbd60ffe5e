import { useEffect, useState } from 'react';
import { staffEndpoint } from 'contract/review';
import type { RecordKind, StaffMember } from 'contract/review';
import { readStaff } from 'contract/review-readers';
import { useEffectTask } from 'shared-ui/faults';
import { callAsStaff } from '../../session/staff-call';

/** All staff members who can be an assignee; undefined where they cannot be read. It throws as `readAnswer` does. */
export async function readAllStaff(
  signal?: AbortSignal,
): Promise<readonly StaffMember[] | undefined> {
  const call = { method: 'GET', path: staffEndpoint, ...(signal && { signal }) } as const;
  const answer = await callAsStaff(call, readStaff);
  return answer.ok ? answer.body : undefined;
}

/** All staff members to whom a record of a section can be assigned; empty until they are loaded. */
export function useStaff(kind: RecordKind): readonly StaffMember[] {
  const [staff, setStaff] = useState<readonly StaffMember[]>([]);
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const read = async () => {
      const all = await readAllStaff(signal);
      // An older server names no sections: there, every staff member can read all of them.
      if (all) setStaff(all.filter(({ sections }) => sections?.includes(kind) ?? true));
    };
    void run(read, signal);
    return () => left.abort();
  }, [kind, run]);
  return staff;
}
