import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpError } from '../errors/http-error';
import { networksOfSender } from '../limits/networks-of';
import type { NetworkQuota } from '../limits/network-quota';

interface MemoryRules {
  /** Bytes that are counted for a body before any of it has arrived: what its connection and its parser take. */
  readonly least: number;
  /** Bytes of all bodies that are being received or worked on. */
  readonly quota: NetworkQuota;
}

/** In bytes: what a piece of a body takes besides its own. Who sends byte by byte takes mostly this. */
const pieceOverhead = 128;

/**
 * Counts the memory of a body for its network until its answer is on its way, or its reader has gone: each piece when it
 * arrives, before any parser sees it. What is only announced takes none.
 * @param refuse is told when a piece is more than the network may have; neither it nor what follows is kept
 * @throws HttpError when the network has its share already
 */
export function countMemory(
  sender: FastifyRequest,
  { raw: reply }: FastifyReply,
  { quota, least }: MemoryRules,
  refuse: (error: HttpError) => void,
): void {
  const { raw: request } = sender;
  const networks = networksOfSender(sender);
  let size = least + request.readableLength;
  let giveBack = quota.acquire(networks, size);
  let isCounted = true;
  let isRefused = false;
  const end = () => {
    isCounted = false;
    giveBack();
  };
  reply.once('finish', end).once('close', end);
  const grow = (bytes: number) => {
    size += bytes + pieceOverhead;
    giveBack();
    giveBack = quota.acquire(networks, size);
  };
  // A listener to `data` would miss what waits unread.
  const push = request.push.bind(request);
  request.push = (piece: Buffer | null, encoding) => {
    try {
      if (isCounted && !isRefused && piece !== null) grow(piece.length);
    } catch (error) {
      isRefused = true;
      refuse(error as HttpError);
    }
    return isRefused || push(piece, encoding);
  };
}
