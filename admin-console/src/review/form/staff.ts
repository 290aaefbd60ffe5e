import { useEffect, useState } from 'react';
import { staffEndpoint } from 'contract/review';
import type { StaffMember } from 'contract/review';
import { readStaff } from 'contract/review-readers';
import { callAsStaff } from '../../session/staff-call';

/** All staff members who can be an assignee; empty until they are loaded. */
export function useStaff(): readonly StaffMember[] {
  const [staff, setStaff] = useState<readonly StaffMember[]>([]);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    callAsStaff({ method: 'GET', path: staffEndpoint, signal }, readStaff).then(
      (answer) => {
        if (answer.ok) setStaff(answer.body);
      },
      // The record was closed before the answer came.
      () => undefined,
    );
    return () => left.abort();
  }, []);
  return staff;
}
