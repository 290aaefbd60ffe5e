import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RecordKind } from 'contract/review';
import { whileAllowed } from '../access/route-access';
import { sendJsonList } from '../../http/responses/json-list';
import type { JsonPiece } from '../../storage/record-list';
import type { AccessLog } from './access-log';

interface SectionList {
  readonly kind: RecordKind;
  readonly readings: AccessLog;
  readonly pieces: () => AsyncGenerator<JsonPiece, void>;
  /** As `whileAllowed` takes it. */
  readonly recheck?: number;
}

/** Sends staff what a section holds once it is noted that they read it, and for as long as they may. */
export async function sendSectionList(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, readings, pieces, recheck }: SectionList,
): Promise<FastifyReply> {
  await readings.noteList(request, kind);
  return sendJsonList(reply, whileAllowed(request, `${kind}:read`, pieces(), recheck));
}
