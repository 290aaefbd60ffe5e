import type { FastifyInstance } from 'fastify';
import { processing } from 'contract/processing';
import type { SubmissionName } from 'contract/submissions';
import { ConfidentialSectionRepository } from '../../auth/access-log/confidential-sections';

/** Whether forms of a kind are confirmed by email: never confidential ones nor, whatever staff choose, health. */
export async function isConfirmed(
  { database, now }: Pick<FastifyInstance, 'database' | 'now'>,
  kind: SubmissionName,
): Promise<boolean> {
  if (processing[kind].categories.includes('health')) return false;
  const confidential = await new ConfidentialSectionRepository(database, now).read();
  return !confidential.includes(kind);
}
