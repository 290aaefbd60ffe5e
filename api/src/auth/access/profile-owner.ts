import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/errors/http-error';
import type { MemberGuard } from '../sessions/member-guard';

export const profileNotFound = () =>
  new HttpError(404, { code: 'no-profile' }, 'There is no such profile. Please check the address.');

/**
 * Checks that the caller owns the profile. Throws an HttpError: 401 for strangers; 404 for other members, who must not
 * learn whether it exists.
 */
export async function checkProfileOwner(
  request: FastifyRequest,
  members: MemberGuard,
): Promise<void> {
  const { id } = request.params as { readonly id: string };
  if ((await members.check(request)) !== id) throw profileNotFound();
}
