import { useEffect, useState } from 'react';
import { staffEndpoint } from 'contract/review';
import type { StaffMember } from 'contract/review';
import { readStaff } from 'contract/review-readers';
import { useEffectTask } from 'shared-ui/faults';
import { callAsStaff } from '../../session/staff-call';

/** All staff members who can be an assignee; empty until they are loaded. */
export function useStaff(): readonly StaffMember[] {
  const [staff, setStaff] = useState<readonly StaffMember[]>([]);
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const read = async () => {
      const answer = await callAsStaff({ method: 'GET', path: staffEndpoint, signal }, readStaff);
      if (answer.ok) setStaff(answer.body);
    };
    void run(read, signal);
    return () => left.abort();
  }, [run]);
  return staff;
}
