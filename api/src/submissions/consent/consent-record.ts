import type { FastifyRequest } from 'fastify';
import { toShownChurch } from 'contract/church-of';
import { findNotice } from 'contract/consent-notices';
import { consentField } from 'contract/consent-field';
import { consentSchemaVersion } from 'contract/consent-record';
import type { ConsentNotice, ConsentRecord } from 'contract/consent-record';
import { processing } from 'contract/processing';
import { consentPurposes } from 'contract/purposes';
import { getAddress } from 'contract/shown-church';
import { submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import type { PublishedChurch } from '../../mail/published-church';

declare module 'fastify' {
  interface FastifyRequest {
    /** The notice that the sender agreed to; undefined for most requests. */
    consentNotice: ConsentNotice | undefined;
  }
}

/** A consent as it was sent, with the controller that it was given to. */
export interface SentConsent {
  readonly notice: ConsentNotice;
  readonly controller: ConsentRecord['controller'];
}

/**
 * Gets the notice that a raw body agrees to. Undefined for a kind without consent and for an unknown hash: a prayer
 * request is not refused for a box that its sender need not tick (decision 71).
 */
export function findSentNotice(
  kind: SubmissionName,
  { body }: Pick<FastifyRequest, 'body'>,
): ConsentNotice | undefined {
  if (consentPurposes(kind).length === 0) return undefined;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, consentField)) return;
  return findNotice((body as Readonly<Record<string, unknown>>)[consentField]);
}

/** Adds the church as the site names it in the language of the notice. */
export async function addController(
  notice: ConsentNotice,
  church: Pick<PublishedChurch, 'read'>,
): Promise<SentConsent> {
  const shown = toShownChurch(await church.read(notice.language));
  return { notice, controller: { name: shown.name, address: getAddress(shown) } };
}

interface ConsentRow {
  readonly kind: SubmissionName;
  readonly id: string;
  /** Time of the server, ISO 8601. */
  readonly time: string;
}

export const makeConsentRecord = (
  { notice, controller }: SentConsent,
  { kind, id, time }: ConsentRow,
): ConsentRecord => ({
  schemaVersion: consentSchemaVersion,
  recordId: id,
  time,
  controller,
  purposes: consentPurposes(kind),
  ground: 'consent',
  categories: processing[kind].categories,
  notice,
  route: submissions[kind].endpoint,
  events: [{ event: 'given', time }],
});
