import type { FastifyReply } from 'fastify';

/** Sends a stored picture. Even opened by itself it can run nothing, and no cache stores it. */
export function sendPicture(reply: FastifyReply, webp: Buffer) {
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  return reply.type('image/webp').send(webp);
}
