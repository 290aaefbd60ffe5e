import { useEffect, useState } from 'react';
import { staffEndpoint } from 'contract/review';
import type { StaffMember } from 'contract/review';
import { callAsStaff } from '../session/staff-call';

/** Everybody who can be an assignee; nobody while they are not known. */
export function useStaff(): readonly StaffMember[] {
  const [staff, setStaff] = useState<readonly StaffMember[]>([]);
  useEffect(() => {
    const left = new AbortController();
    callAsStaff({ method: 'GET', path: staffEndpoint, signal: left.signal }).then(
      (answer) => {
        if (answer.ok && Array.isArray(answer.body)) setStaff(answer.body.filter(isStaffMember));
      },
      // Somebody closed the record before the answer came.
      () => undefined,
    );
    return () => left.abort();
  }, []);
  return staff;
}

const isStaffMember = (item: unknown): item is StaffMember =>
  typeof item === 'object' &&
  item !== null &&
  'email' in item &&
  typeof item.email === 'string' &&
  '_id' in item &&
  typeof item._id === 'string';
