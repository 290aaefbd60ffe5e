import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RecordKind } from 'contract/review';
import { streamWhileAllowed } from '../access/route-access';
import { sendJsonList } from '../../http/responses/json-list';
import type { JsonPiece } from '../../storage/record-list';
import type { AccessLog } from './access-log';

interface SectionList {
  readonly kind: RecordKind;
  readonly accessLog: AccessLog;
  readonly pieces: () => AsyncGenerator<JsonPiece, void>;
  /** The interval of `streamWhileAllowed`, in milliseconds. */
  readonly recheck?: number;
}

/** Sends staff the list of a section once the access log has noted it, for as long as they have the right. */
export async function sendSectionList(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, accessLog, pieces, recheck }: SectionList,
): Promise<FastifyReply> {
  await accessLog.noteList(request, kind);
  return sendJsonList(reply, streamWhileAllowed(request, `${kind}:read`, pieces(), recheck));
}
