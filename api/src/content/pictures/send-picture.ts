import type { FastifyReply } from 'fastify';

/** Answers with a picture of ours. Even opened by itself it can do nothing but be seen; no cache keeps it. */
export function sendPicture(reply: FastifyReply, webp: Buffer) {
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  return reply.type('image/webp').send(webp);
}
