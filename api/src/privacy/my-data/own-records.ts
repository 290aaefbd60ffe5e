import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxLinkedRecords } from 'contract/my-data-requests';
import type { OwnSent } from 'contract/own-account-requests';
import { findLinkedRecords } from './linked-records';

/**
 * Lists what was sent from the confirmed address of a member.
 * @param isWanted checked between the pieces: reading stops when the caller has disconnected
 */
export async function listOwnRecords(
  app: FastifyInstance,
  profileId: string,
  isWanted: () => boolean,
): Promise<OwnSent> {
  const email = await findConfirmedAddress(app, profileId);
  if (email === undefined) return { isConfirmed: false, records: [], isCut: false };
  const found = await findLinkedRecords(app.database, email, maxLinkedRecords, isWanted);
  const records = found.records.map(({ _id, kind, createdAt, state }) => ({
    _id,
    kind,
    createdAt,
    state,
  }));
  return { isConfirmed: true, records, isCut: found.isCut };
}

/** Returns the caller's address if it is confirmed. Throws an HttpError (401) without a member's session. */
export const findOwnAddress = async (
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<string | undefined> => findConfirmedAddress(app, await app.memberGuard.check(request));

async function findConfirmedAddress({ profiles }: FastifyInstance, profileId: string) {
  const account = await profiles.findAccountOf(profileId);
  return account?.isConfirmed ? account.profile.email.toLowerCase() : undefined;
}
