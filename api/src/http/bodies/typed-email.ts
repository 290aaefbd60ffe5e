import type { FastifyRequest } from 'fastify';
import { toStoredEmail } from 'contract/email-address';

/** Brings the address of a body that is no form's into the form in which addresses are stored, before it is validated. */
export function readTypedEmail(request: FastifyRequest, _reply: unknown, done: () => void): void {
  const body = request.body as { readonly email?: unknown };
  if (typeof body.email === 'string') request.body = { ...body, email: toStoredEmail(body.email) };
  done();
}
