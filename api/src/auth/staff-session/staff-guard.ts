import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Right } from 'contract/rights';
import { csrfTokenHeader } from 'contract/wire';
import type { SecondFactorWay } from 'contract/second-factors';
import { HttpError, crossSiteRequest } from '../../http/errors/http-error';
import type { MemberGuard } from '../sessions/member-guard';
import { isDatabaseUnavailable } from '../../storage/database-errors';
import type { SessionCookie } from './session-cookie';
import type { SessionOwner, SessionRepository } from './session-repository';
import type { FactorRepository } from '../second-factors/factor-repository';

/** Builds the error for a missing session, or one whose account was removed. */
export const loginNeeded = () =>
  new HttpError(401, { code: 'staff-login-needed' }, 'Please log in with a staff account.');
const staffOnly = () => new HttpError(403, { code: 'staff-only' }, 'This is for staff only.');

export interface StaffCaller extends SessionOwner {
  /** The token of the session. */
  readonly token: string;
  /** Returns how the caller can prove their identity beside the password. */
  readonly listMethods: () => Promise<readonly SecondFactorWay[]>;
}

/** Authenticates staff (requirements 6, safety 2). */
export class StaffGuard {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly cookie: SessionCookie,
    private readonly members: MemberGuard,
    private readonly factors: Pick<FactorRepository, 'listMethods'>,
  ) {}

  /** Returns whether staff with a right call. */
  async hasRight(request: FastifyRequest, right: Right): Promise<boolean> {
    return (await this.findCaller(request))?.rights.has(right) ?? false;
  }

  /**
   * Returns the present rights of the caller; undefined where their session has ended. It does not extend the session.
   */
  async findRights(request: FastifyRequest): Promise<ReadonlySet<Right> | undefined> {
    const token = this.cookie.read(request);
    return token === undefined ? undefined : this.sessions.findRights(token);
  }

  /** Checks a request that reads. Throws an HttpError unless staff call: 403 for members, 401 for all others. */
  async check(request: FastifyRequest): Promise<StaffCaller> {
    const caller = await this.findCaller(request);
    if (caller !== undefined) return caller;
    const isMember = (await this.members.findCaller(request)) !== undefined;
    throw isMember ? staffOnly() : loginNeeded();
  }

  /** Checks a request that changes something. Throws an HttpError as `check` does, and 403 without the CSRF token. */
  async checkChange(request: FastifyRequest): Promise<StaffCaller> {
    const caller = await this.check(request);
    checkCsrfToken(request, caller.token);
    return caller;
  }

  /**
   * Checks a log-out and returns the session's token; while the database cannot tell its owner, the CSRF token proves
   * that the caller owns it. Throws as `checkChange` does.
   */
  async checkLogout(request: FastifyRequest): Promise<string> {
    try {
      return (await this.checkChange(request)).token;
    } catch (error) {
      const token = this.cookie.read(request);
      if (token === undefined || !isDatabaseUnavailable(error)) throw error;
      checkCsrfToken(request, token);
      return token;
    }
  }

  /** Returns the staff member who calls; undefined for all other callers. */
  async findCaller(request: FastifyRequest): Promise<StaffCaller | undefined> {
    const token = this.cookie.read(request);
    if (token === undefined) return undefined;
    const owner = await this.sessions.findOwner(token);
    if (owner === undefined) return undefined;
    return { token, ...owner, listMethods: () => this.factors.listMethods(owner.staff._id) };
  }
}

/** Throws an HttpError (403) unless the request carries the session's CSRF token. */
function checkCsrfToken({ headers }: FastifyRequest, sessionToken: string): void {
  const sent = headers[csrfTokenHeader.toLowerCase()];
  if (typeof sent !== 'string' || !isSame(sent, toCsrfToken(sessionToken)))
    throw crossSiteRequest();
}

/** Derives the CSRF token from the session's, so it is not stored; the cookie's value cannot be computed from it. */
export const toCsrfToken = (sessionToken: string): string =>
  createHash('sha256').update(`csrf ${sessionToken}`).digest('base64url');

const isSame = (a: string, b: string) =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
