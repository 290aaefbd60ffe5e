import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fillTimeHeader, honeypotField } from 'contract/bot-signals';
import { isVisible } from 'contract/plain-text';
import type { QuarantineReason } from 'contract/review';

declare module 'fastify' {
  interface FastifyRequest {
    /** What gave the sender away; undefined for people. */
    botSignal: QuarantineReason | undefined;
  }
}

/** Lets each request carry what was seen of its sender. */
export function declareBotSignal(app: FastifyInstance): void {
  app.decorateRequest('botSignal', undefined);
}

/** In milliseconds: no visitor types a link faster. Autofill completes a form that fast, but without a link. */
const quickest = 3000;

const link = /https?:\/\//i;

/** What gives the sender of a body away as a robot (safety 1). `body` is what was sent, before it is cleaned. */
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
