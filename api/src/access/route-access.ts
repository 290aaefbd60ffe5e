import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { StaffMember } from 'contract/review';
import type { StaffCaller, StaffGuard } from '../admin-session/staff-guard';
import { isForm, isMultipart } from '../http/bodies/body-parsing';
import { badRequest, unsupportedMediaType } from '../http/errors/http-error';
import type { MemberGuard } from '../member-session/member-guard';
import { checkOwner } from './profile-owner';

/**
 * Who may call a route, as it says in its own options: `config: { access }` in the `*-routes.ts` of its folder.
 * - `public`: anybody.
 * - `staff`: staff who are logged in (SPEC 6); what changes something also needs the CSRF token, and JSON (SAFETY 1).
 * - `own-profile`: the member whose profile is named by the address.
 * - `by-handler`: the handler asks by itself, for its answer depends on who calls.
 */
export type Access = 'public' | 'staff' | 'own-profile' | 'by-handler';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route without it stops the server from starting. */
    access?: Access;
  }
}

interface Guards {
  readonly staffGuard: StaffGuard;
  readonly memberGuard: MemberGuard;
}

type Guard = (request: FastifyRequest) => Promise<void>;

/**
 * Has every route that is registered from now on say who may call it, in its own options (`config: { access }`), and
 * asks that before a byte of the body is read. Throws for a route that does not say it (docs/decisions/0032).
 */
export function enforceAccess(app: FastifyInstance, { staffGuard, memberGuard }: Guards): void {
  const guards: Readonly<Record<Access, readonly Guard[]>> = {
    public: [],
    staff: [(request) => admitStaff(request, staffGuard)],
    'own-profile': [(request) => checkOwner(request, memberGuard)],
    'by-handler': [],
  };
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access === undefined) throw new Error(`${nameOf(route)} does not say who may call it.`);
    // The HEAD of a route for GET comes with its guards.
    const [guard] = guards[access];
    const asked = [route.onRequest ?? []].flat();
    if (guard === undefined || asked.includes(guard)) return;
    route.onRequest = [guard, ...asked];
    if (access === 'staff')
      route.preValidation = [requireBody, ...[route.preValidation ?? []].flat()];
  });
}

const nameOf = ({ method, url }: RouteOptions): string => `${[method].flat().join('/')} ${url}`;

const callers = new WeakMap<FastifyRequest, StaffCaller>();

/** Who calls a route for `staff`. */
export const staffOf = (request: FastifyRequest): StaffMember => callerOf(request).staff;

/** What tells the session of the call from others. It opens the session, so it leaves the process nowhere. */
export const sessionOf = (request: FastifyRequest): string => callerOf(request).token;

function callerOf(request: FastifyRequest): StaffCaller {
  const caller = callers.get(request);
  if (caller === undefined) throw new Error('This route is not declared for staff.');
  return caller;
}

async function admitStaff(request: FastifyRequest, staffGuard: StaffGuard): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const caller = await (isRead ? staffGuard.check(request) : staffGuard.checkChange(request));
  callers.set(request, caller);
  if (!isRead && (isForm(request) || isMultipart(request))) throw unsupportedMediaType();
}

async function requireBody({ body, routeOptions }: FastifyRequest): Promise<void> {
  const isMissing = typeof body !== 'object' || body === null;
  if (routeOptions.schema?.body !== undefined && isMissing)
    throw badRequest('Please say as JSON what is to be changed.');
}
