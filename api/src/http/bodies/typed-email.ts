import type { FastifyRequest } from 'fastify';
import { toStoredEmail } from 'contract/email-address';

/**
 * Normalises the email address of a body that is no form's before validation, to the form in which addresses are
 * stored.
 */
export function readTypedEmail(request: FastifyRequest, _reply: unknown, done: () => void): void {
  const body = request.body as { readonly email?: unknown };
  if (typeof body.email === 'string') request.body = { ...body, email: toStoredEmail(body.email) };
  done();
}
