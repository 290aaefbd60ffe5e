import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fillTimeHeader, honeypotField } from 'contract/bot-signals';
import { isVisible } from 'contract/plain-text';
import type { QuarantineReason } from 'contract/quarantine-requests';

declare module 'fastify' {
  interface FastifyRequest {
    /** The sign by which the sender is a robot; undefined for people. */
    botSignal: QuarantineReason | undefined;
  }
}

/** Decorates each request with the bot signal of its sender. */
export function declareBotSignal(app: FastifyInstance): void {
  app.decorateRequest('botSignal', undefined);
}

/** Milliseconds in which no visitor can type a link. Autofill completes a form faster, but without a link. */
const quickest = 3000;

const link = /https?:\/\//i;

/** Finds a sign that a robot sent a body (safety 1). `body` is what was sent, before it is cleaned. */
export function findBotSignal(
  { headers }: Pick<FastifyRequest, 'headers'>,
  body: unknown,
): QuarantineReason | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (Object.hasOwn(body, honeypotField)) {
    const bait = (body as Readonly<Record<string, unknown>>)[honeypotField];
    if (typeof bait !== 'string' || isVisible(bait)) return 'honeypot';
  }
  const fillTime = String(headers[fillTimeHeader.toLowerCase()] ?? '');
  const isFast = /^\d{1,9}$/.test(fillTime) && Number(fillTime) < quickest;
  const hasLink = Object.values(body).some(
    (value) => typeof value === 'string' && link.test(value),
  );
  return isFast && hasLink ? 'too-fast' : undefined;
}
