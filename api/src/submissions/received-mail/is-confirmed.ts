import { processing } from 'contract/processing';
import type { SubmissionName } from 'contract/submissions';
import { ConfidentialSectionRepository } from '../../auth/access-log/confidential-sections';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/** Whether forms of a kind are confirmed by email: never confidential ones nor, whatever staff choose, health. */
export async function isConfirmed(
  database: Database,
  now: Clock,
  kind: SubmissionName,
): Promise<boolean> {
  if (processing[kind].categories.includes('health')) return false;
  const confidential = await new ConfidentialSectionRepository(database, now).read();
  return !confidential.includes(kind);
}
