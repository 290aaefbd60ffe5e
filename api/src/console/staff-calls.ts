import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StaffMember } from 'contract/review';
import type { StaffGuard, StaffCaller } from '../admin-session/staff-guard';
import { isForm, isMultipart } from '../http/body-parsing';
import { badRequest, unsupportedMediaType } from '../http/http-error';

/** A record's id as a part of a route. */
export const idParameter = ':id([0-9a-f-]{36})';

export const idOf = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

const callers = new WeakMap<FastifyRequest, StaffCaller>();

/** The staff member who calls a route of `registerStaffCalls`. */
export const staffOf = (request: FastifyRequest): StaffMember => callerOf(request).staff;

/** What tells the session of the call from others. It opens the session, so it leaves the process nowhere. */
export const sessionOf = (request: FastifyRequest): string => callerOf(request).token;

function callerOf(request: FastifyRequest): StaffCaller {
  const caller = callers.get(request);
  if (caller === undefined) throw new Error('This call is open to others than staff.');
  return caller;
}

/**
 * Registers routes for staff only: the guard checks the session before any of the body is read, and the CSRF token
 * when the route changes something (SAFETY 1).
 */
export async function registerStaffCalls(
  app: FastifyInstance,
  staffGuard: StaffGuard,
  register: (calls: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (calls) => {
    calls.addHook('onRequest', async (request) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      callers.set(
        request,
        await (isRead ? staffGuard.check(request) : staffGuard.checkChange(request)),
      );
      if (isForm(request) || isMultipart(request)) throw unsupportedMediaType();
    });
    calls.addHook('preValidation', async ({ body, routeOptions }) => {
      const isMissing = typeof body !== 'object' || body === null;
      if (routeOptions.schema?.body !== undefined && isMissing)
        throw badRequest('Please say as JSON what is to be changed.');
    });
    register(calls);
  });
}
