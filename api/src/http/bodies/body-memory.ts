import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpError } from '../errors/http-error';
import { getSenderNetworks } from '../limits/sender-networks';
import type { NetworkQuota } from '../limits/network-quota';

interface MemoryRules {
  /** Bytes that are counted for a body before any of it has arrived, for its connection and its parser. */
  readonly least: number;
  /** The bytes of all bodies that are being received or handled. */
  readonly quota: NetworkQuota;
}

/** The overhead of a piece of a body, in bytes. It matters most where a client sends byte by byte. */
const pieceOverhead = 128;

/**
 * Counts the memory of a body for its network until the response is sent or the client has left: each piece when it
 * arrives, before any parser sees it. Announced bytes do not count.
 * @param refuse is called where a piece exceeds the quota; neither it nor what follows is kept
 * @throws HttpError where the network has used up its quota already
 */
export function countMemory(
  sender: FastifyRequest,
  { raw: reply }: FastifyReply,
  { quota, least }: MemoryRules,
  refuse: (error: HttpError) => void,
): void {
  const { raw: request } = sender;
  const networks = getSenderNetworks(sender);
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
  // A listener to `data` would miss what is buffered unread.
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
