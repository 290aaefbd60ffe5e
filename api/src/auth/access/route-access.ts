import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { rightToKind } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { toReadRight } from 'contract/rights';
import type { Right, SecondFactorNeed, SectionVerb } from 'contract/rights';
import type { ConfirmationNeeded } from 'contract/staff-security';
import type { ErrorBody } from 'contract/wire';
import type { StaffCaller, StaffGuard } from '../staff-session/staff-guard';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import { isForm, isMultipart } from '../../http/bodies/body-parsing';
import {
  HttpError,
  badRequest,
  notFound,
  unsupportedMediaType,
} from '../../http/errors/http-error';
import { toCoarseNetwork } from '../../http/limits/networks-of';
import type { MemberGuard } from '../sessions/member-guard';
import { getKind, kindParameter } from './kind-parameter';
import { checkOwner } from './profile-owner';

/**
 * Who may call a route, as it says in its own options: `config: { access }` in the `*-routes.ts` of its folder.
 * - `public`: every caller, logged in or not.
 * - `{ right }`: staff who are logged in and have it (requirements 6, decision 43); what changes something also
 * needs the
 *   CSRF token, and JSON (safety 1).
 * - `{ sectionRight }`: the same, of the right over the section that the address names (`kindParameter`).
 * - `{ contentRight }`: the same, of the right to the kind of content that the address names. `show` is for what
 * changes
 *   what visitors see: of the church itself it asks for a recent confirmation (requirements 10.11).
 * - `staff`: the same, whatever their rights: the answer holds only what these allow (`getRights`).
 * - `{ confirmed }`, also beside a right: staff who proved in the last minutes who they are, or who even typed their
 *   password (decision 45); all others are asked to (428).
 * - `own-profile`: the member whose profile is named by the address.
 * - `by-handler`: the handler asks by itself, for its answer depends on who calls.
 */
export type Access = 'public' | 'staff' | 'own-profile' | 'by-handler' | StaffAccess;

/** Whether a recent confirmation is asked for, and whether the password has to be part of it. */
type Confirmed = true | 'password';

interface StaffAccessParts {
  readonly right: Right;
  readonly sectionRight: SectionVerb;
  readonly contentRight: 'write' | 'show';
  readonly confirmed: Confirmed;
}

type Only<Part extends keyof StaffAccessParts> = Pick<StaffAccessParts, Part> & {
  readonly [Other in Exclude<keyof StaffAccessParts, Part | 'confirmed'>]?: never;
};

type StaffAccess =
  | (Only<'right'> & { readonly confirmed?: Confirmed })
  | (Only<'sectionRight'> & { readonly confirmed?: Confirmed })
  | (Only<'contentRight'> & { readonly confirmed?: never })
  | Only<'confirmed'>;

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
 * asks that before a byte of the body is read. Throws for a route that does not say it (decision 32).
 */
export function enforceAccess(app: FastifyInstance, { staffGuard, memberGuard }: Guards): void {
  const guards = makeGuards(staffGuard, memberGuard);
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access === undefined) throw new Error(`${nameOf(route)} does not say who may call it.`);
    if (isOfSection(access) && !route.url.includes(`/${kindParameter}`))
      throw new Error(`${nameOf(route)} names no section.`);
    // The HEAD of a route for GET comes with its guards.
    const guard = guards(access);
    const asked = [route.onRequest ?? []].flat();
    if (guard === undefined || asked.includes(guard)) return;
    route.onRequest = [guard, ...asked];
    if (!isForStaff(access)) return;
    // Checked again once the body is there: a right may be taken away while the client holds the body back.
    const isChange = ![route.method].flat().some((method) => method === 'GET' || method === 'HEAD');
    const more = [route.preValidation ?? []].flat();
    route.preValidation = [...(isChange ? [guard] : []), requireBody, ...more];
  });
}

const isOfSection = (access: Access) =>
  typeof access === 'object' && access.sectionRight !== undefined;

const isForStaff = (access: Access) => access === 'staff' || typeof access === 'object';

/** What asks for an access; the same guard for the same access. */
function makeGuards(staff: StaffGuard, members: MemberGuard) {
  const anyStaff: Guard = (request) => admitStaff(request, staff);
  const owner: Guard = (request) => checkOwner(request, members);
  const byAccess = new Map<string, Guard>();
  return (access: Access): Guard | undefined => {
    if (access === 'staff') return anyStaff;
    if (access === 'own-profile') return owner;
    if (typeof access === 'string') return undefined;
    const key = JSON.stringify(access);
    const guard = byAccess.get(key) ?? ((request) => admitStaff(request, staff, access));
    byAccess.set(key, guard);
    return guard;
  };
}

const nameOf = ({ method, url }: RouteOptions): string => `${[method].flat().join('/')} ${url}`;

interface Admitted {
  readonly caller: StaffCaller;
  readonly staffGuard: StaffGuard;
}

const admitted = new WeakMap<FastifyRequest, Admitted>();

/** Who calls a route for staff, and from where. */
export const getStaff = (request: FastifyRequest): ActingStaff => ({
  ...callerOf(request).staff,
  network: toCoarseNetwork(request.ip),
});

/** The id of the staff member who calls; undefined of all other callers. */
export const getStaffId = (request: FastifyRequest): string | undefined =>
  admitted.get(request)?.caller.staff._id;

/** Whether staff call who have not the right that the route asks for. */
export function lacksRight(request: FastifyRequest): boolean {
  const { access } = request.routeOptions.config;
  const caller = admitted.get(request)?.caller;
  if (caller === undefined || typeof access !== 'object') return false;
  const right = rightFor(request, access);
  return right !== undefined && !caller.rights.has(right);
}

/** What tells the session of the call from others. It opens the session, so it leaves the process nowhere. */
export const getSessionToken = (request: FastifyRequest): string => callerOf(request).token;

/** What the caller of a route for staff may do. */
export const getRights = (request: FastifyRequest): ReadonlySet<Right> => callerOf(request).rights;

/** Of the session of the call, what its owner calls it by. */
export const getSessionId = (request: FastifyRequest): string => callerOf(request).sessionId;

/** Whether the caller needs a second factor, and has none. */
export const getSecondFactorNeed = (request: FastifyRequest): SecondFactorNeed =>
  callerOf(request).secondFactor;

/** For a route that asks for a recent confirmation in some cases only. Throws an HttpError (428). */
export async function requireConfirmation(request: FastifyRequest): Promise<void> {
  const caller = callerOf(request);
  if (!caller.isConfirmed) throw await confirmationNeeded(caller, false);
}

/** The sections in which the caller of a route for staff may do something. */
export const kindsWith = (
  rights: ReadonlySet<Right>,
  verb: 'read' | 'review',
): readonly RecordKind[] => recordKinds.filter((kind) => rights.has(`${kind}:${verb}`));

/**
 * For a route that answers others too: whether staff call who have a right. Then what is asked of a call for staff, as
 * `getStaff`, can be asked of this one.
 */
export async function admitReader(
  request: FastifyRequest,
  staffGuard: StaffGuard,
  right: Right,
): Promise<boolean> {
  const caller = await staffGuard.findCaller(request);
  if (caller === undefined || !caller.rights.has(right)) return false;
  admitted.set(request, { caller, staffGuard });
  return true;
}

/** How long, in milliseconds, what is sent piece by piece goes on before its reader's right is asked for again. */
const recheckInterval = 250;

/**
 * Passes on what is sent piece by piece for as long as its reader has the right. Throws an HttpError (404) before the
 * next piece once that is gone, or the session is over: an answer that has begun is cut by it.
 * @param recheck how long, in milliseconds, an answer counts; a list has hundreds of pieces a second
 */
export async function* whileAllowed<Piece>(
  request: FastifyRequest,
  right: Right,
  pieces: AsyncGenerator<Piece, void>,
  recheck = recheckInterval,
): AsyncGenerator<Piece, void, undefined> {
  const { staffGuard } = admittedOf(request);
  let askedAt = performance.now();
  for await (const piece of pieces) {
    if (performance.now() - askedAt >= recheck) {
      if (!(await staffGuard.readRights(request))?.has(right)) throw notFound();
      askedAt = performance.now();
    }
    yield piece;
  }
}

const callerOf = (request: FastifyRequest): StaffCaller => admittedOf(request).caller;

function admittedOf(request: FastifyRequest): Admitted {
  const found = admitted.get(request);
  if (found === undefined) throw new Error('This route is not declared for staff.');
  return found;
}

/**
 * A section that the caller may not read is as an address that leads nowhere. Where only what is to be done with it is
 * missing, the console offered it before the right was taken away.
 */
function lacking(right: Right, rights: ReadonlySet<Right>): HttpError {
  const read = toReadRight(right);
  return read !== undefined && rights.has(read) ? rightsChanged() : notFound();
}

const rightsChanged = () =>
  new HttpError(
    409,
    { code: 'rights-changed' },
    'Your rights were changed, so this was not done. Please reload the page.',
  );

/** Undefined where only a login or a confirmation is asked for. */
function rightFor(
  request: FastifyRequest,
  { right, sectionRight, contentRight }: Partial<StaffAccessParts>,
): Right | undefined {
  if (sectionRight !== undefined) return `${getKind(request)}:${sectionRight}`;
  if (contentRight === undefined) return right;
  return rightToKind((request.params as { readonly kind: ContentKind }).kind);
}

/** Whether the right itself asks for a recent confirmation. */
const isShownByChurch = ({ contentRight }: Partial<StaffAccessParts>, right: Right | undefined) =>
  contentRight === 'show' && right === 'church:manage';

async function admitStaff(
  request: FastifyRequest,
  staffGuard: StaffGuard,
  access: Partial<StaffAccessParts> = {},
): Promise<void> {
  const right = rightFor(request, access);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const caller = await (isRead ? staffGuard.check(request) : staffGuard.checkChange(request));
  admitted.set(request, { caller, staffGuard });
  if (right !== undefined && !caller.rights.has(right)) throw lacking(right, caller.rights);
  if (access.confirmed !== undefined || isShownByChurch(access, right))
    await checkConfirmation(caller, access.confirmed === 'password');
  if (!isRead && (isForm(request) || isMultipart(request))) throw unsupportedMediaType();
}

async function checkConfirmation(caller: StaffCaller, needsPassword: boolean): Promise<void> {
  const isEnough = caller.isConfirmed && (caller.hasTypedPassword || !needsPassword);
  if (!isEnough) throw await confirmationNeeded(caller, needsPassword);
}

async function confirmationNeeded(caller: StaffCaller, needsPassword: boolean): Promise<HttpError> {
  const confirmation = { needsPassword, ways: await caller.readWays() };
  const body: Omit<ConfirmationNeeded, keyof ErrorBody> = { confirmation };
  return new HttpError(
    428,
    { code: 'confirmation-needed' },
    'Please confirm first that it is you.',
    { more: body },
  );
}

async function requireBody({ body, routeOptions }: FastifyRequest): Promise<void> {
  const isMissing = typeof body !== 'object' || body === null;
  if (routeOptions.schema?.body !== undefined && isMissing)
    throw badRequest('Please say as JSON what is to be changed.');
}
