import type { FastifyRequest } from 'fastify';
import { readBearer } from '../../http/requests/bearer-token';
import { HttpError } from '../../http/errors/http-error';
import type { MemberSessionRepository } from './member-session-repository';

const loginNeeded = () =>
  new HttpError(401, { code: 'login-needed' }, 'Please log in again.', {
    headers: { 'www-authenticate': 'Bearer' },
  });

/** Authenticates members by their bearer token (requirements 6). */
export class MemberGuard {
  constructor(private readonly sessions: MemberSessionRepository) {}

  /** Returns the id of the caller's profile; undefined where no member calls. */
  async findCaller(request: FastifyRequest): Promise<string | undefined> {
    const token = readBearer(request, 'member');
    return token === undefined ? undefined : this.sessions.findOwner(token);
  }

  /** Returns the id of the caller's profile. Throws an HttpError (401) where no member calls. */
  async check(request: FastifyRequest): Promise<string> {
    const caller = await this.findCaller(request);
    if (caller === undefined) throw loginNeeded();
    return caller;
  }
}
