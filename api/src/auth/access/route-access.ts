import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Access, StaffAccess, StaffAccessRules } from 'contract/access';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { getKindRight } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { toReadRight } from 'contract/rights';
import type { Right, SectionVerb } from 'contract/rights';
import type { ErrorBody } from 'contract/wire';
import type { ConfirmationNeeded } from 'contract/second-factors';
import type { SecondFactorNeed } from 'contract/my-account-requests';
import type { StaffCaller, StaffGuard } from '../staff-session/staff-guard';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import { isForm, isMultipart } from '../../http/bodies/body-parsing';
import {
  HttpError,
  badRequest,
  notFound,
  unsupportedMediaType,
} from '../../http/errors/http-error';
import { toCoarseNetwork } from '../../http/limits/sender-networks';
import type { MemberGuard } from '../sessions/member-guard';
import { checkProfileOwner } from './profile-owner';

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
 * Makes every route that is registered from now on declare who may call it (`config: { access }`), and checks that
 * before a byte of the body is read. Throws for a route that does not declare it (decision 32).
 */
export function enforceAccess(app: FastifyInstance, { staffGuard, memberGuard }: Guards): void {
  const guards = makeGuards(staffGuard, memberGuard);
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access === undefined) throw new Error(`${nameOf(route)} does not say who may call it.`);
    if (isOfSection(access) && !namesSection(route.url))
      throw new Error(`${nameOf(route)} names no section.`);
    // Fastify copies the hooks of a GET route to its HEAD route.
    const guard = guards(access);
    const asked = [route.onRequest ?? []].flat();
    if (guard === undefined || asked.includes(guard)) return;
    route.onRequest = [guard, ...asked];
    if (!isForStaff(access)) return;
    // The right is checked again after the body has arrived: it may be taken away while the client delays the body.
    const isChange = ![route.method].flat().some((method) => method === 'GET' || method === 'HEAD');
    const more = [route.preValidation ?? []].flat();
    route.preValidation = [...(isChange ? [guard] : []), requireBody, ...more];
  });
}

/** Whether a path has a parameter that can only be a section. */
function namesSection(url: string): boolean {
  const names = /\/:kind\(([\w|]+)\)/.exec(url)?.[1]?.split('|') ?? [];
  return (
    names.length > 0 && names.every((name) => (recordKinds as readonly string[]).includes(name))
  );
}

const isOfSection = (access: Access) =>
  typeof access === 'object' && access.sectionRight !== undefined;

const isForStaff = (access: Access): access is StaffAccess =>
  access === 'staff' || typeof access === 'object';

/** Returns a function that makes the guard of an access, and reuses it for the same access. */
function makeGuards(staff: StaffGuard, members: MemberGuard) {
  const anyStaff: Guard = (request) => admitStaff(request, staff);
  const owner: Guard = (request) => checkProfileOwner(request, members);
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

function admit(request: FastifyRequest, found: Admitted): void {
  admitted.set(request, found);
  request.staff = { ...found.caller.staff, network: toCoarseNetwork(request.ip) };
}

/** Returns the staff member who calls a staff route, and their network. */
export function getStaff({ staff }: FastifyRequest): ActingStaff {
  if (staff === undefined) throw notForStaff();
  return staff;
}

const notForStaff = () => new Error('This route is not declared for staff.');

/** Returns whether the caller is staff without the right that the route requires. */
export function lacksRight(request: FastifyRequest): boolean {
  const { access } = request.routeOptions.config;
  const caller = admitted.get(request)?.caller;
  if (caller === undefined || typeof access !== 'object') return false;
  const right = rightFor(request, access);
  return right !== undefined && !caller.rights.has(right);
}

/** Returns the token of the caller's session. It grants access, so it must not leave the process. */
export const getSessionToken = (request: FastifyRequest): string => callerOf(request).token;

/** Returns the rights of the caller of a staff route. */
export const getRights = (request: FastifyRequest): ReadonlySet<Right> => callerOf(request).rights;

/** Returns the public id of the caller's session, by which its owner can end it. */
export const getSessionId = (request: FastifyRequest): string => callerOf(request).sessionId;

/** Returns whether the caller needs a second factor and has none. */
export const getSecondFactorNeed = (request: FastifyRequest): SecondFactorNeed =>
  callerOf(request).secondFactor;

/** Requires a recent confirmation, for a route that needs it only in some cases. Throws an HttpError (428). */
export async function requireConfirmation(request: FastifyRequest): Promise<void> {
  const caller = callerOf(request);
  if (!caller.isConfirmed) throw await confirmationNeeded(caller, false);
}

/** Returns the sections in which these rights allow the action. */
export const getKindsWithRight = (
  rights: ReadonlySet<Right>,
  verb: SectionVerb,
): readonly RecordKind[] => recordKinds.filter((kind) => rights.has(`${kind}:${verb}`));

/**
 * Returns whether staff with a right call, for a route that answers others too. Afterwards `getStaff` and the like work
 * for this request.
 */
export async function admitStaffWithRight(
  request: FastifyRequest,
  staffGuard: StaffGuard,
  right: Right,
): Promise<boolean> {
  const caller = await staffGuard.findCaller(request);
  if (caller === undefined || !caller.rights.has(right)) return false;
  admit(request, { caller, staffGuard });
  return true;
}

/** Milliseconds after which a response in pieces checks the reader's right again. */
const recheckInterval = 250;

/**
 * Passes on pieces for as long as their reader has the right, or all of the rights. Throws an HttpError (404) before the next piece once the
 * right is taken away or the session has ended, which cuts a response that has begun.
 * @param recheck milliseconds for which a check is valid; a list has hundreds of pieces a second
 */
export async function* streamWhileAllowed<Piece>(
  request: FastifyRequest,
  needed: Right | readonly Right[],
  pieces: AsyncGenerator<Piece, void>,
  recheck = recheckInterval,
): AsyncGenerator<Piece, void, undefined> {
  const { staffGuard } = admittedOf(request);
  const rights = [needed].flat();
  let askedAt = performance.now();
  for await (const piece of pieces) {
    if (performance.now() - askedAt >= recheck) {
      const now = await staffGuard.findRights(request);
      if (!rights.every((right) => now?.has(right))) throw notFound();
      askedAt = performance.now();
    }
    yield piece;
  }
}

const callerOf = (request: FastifyRequest): StaffCaller => admittedOf(request).caller;

function admittedOf(request: FastifyRequest): Admitted {
  const found = admitted.get(request);
  if (found === undefined) throw notForStaff();
  return found;
}

/**
 * Returns the error for a missing right. A section that the caller may not read is as unknown as a wrong address. Where
 * only the right to act is missing, the console offered the action before the right was taken away.
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

/** Returns the right that a route requires; undefined where it needs only a log-in or a confirmation. */
function rightFor(
  request: FastifyRequest,
  { right, sectionRight, contentRight }: Partial<StaffAccessRules>,
): Right | undefined {
  const { kind } = request.params as { readonly kind: RecordKind | ContentKind };
  if (sectionRight !== undefined) return `${kind as RecordKind}:${sectionRight}`;
  return contentRight === undefined ? right : getKindRight(kind as ContentKind);
}

/** Returns whether the right itself requires a recent confirmation. */
const isShownByChurch = ({ contentRight }: Partial<StaffAccessRules>, right: Right | undefined) =>
  contentRight === 'show' && right === 'church:manage';

async function admitStaff(
  request: FastifyRequest,
  staffGuard: StaffGuard,
  access: Partial<StaffAccessRules> = {},
): Promise<void> {
  const right = rightFor(request, access);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const caller = await (isRead ? staffGuard.check(request) : staffGuard.checkChange(request));
  admit(request, { caller, staffGuard });
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
  const confirmation = { needsPassword, ways: await caller.listMethods() };
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
