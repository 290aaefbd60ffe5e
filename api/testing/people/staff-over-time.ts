import type { DatabaseKind } from '../../src/storage/database-kind';
import { useApp } from '../test-app';
import type { TestApp } from '../test-app';
import { logInStaff } from './staff';
import type { StaffCall } from './staff';

interface StaffOverTime {
  readonly server: TestApp;
  /** Calls as the admin, who is logged in. */
  readonly call: StaffCall;
  /** Lets time pass, and logs in again, because a session ends after some hours. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** One app for all tests of a file or of the surrounding `describe`, in each of which it is the same time first. */
export function useStaffOverTime(databaseKind: DatabaseKind, start: string): StaffOverTime {
  let now = new Date(start);
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  const logInAt = async (time: Date) => {
    now = time;
    call = await logInStaff(server);
  };
  beforeEach(() => logInAt(new Date(start)));
  return {
    server,
    call: (...request) => call(...request),
    pass: (milliseconds) => logInAt(new Date(now.getTime() + milliseconds)),
  };
}
