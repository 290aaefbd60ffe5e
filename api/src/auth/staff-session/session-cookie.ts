import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../http/requests/read-cookie';
import { sessionLifetime } from './session-repository';

/** The cookie that is the credential of staff: HttpOnly and SameSite=Strict, over TLS also bound to the host. */
export class SessionCookie {
  private readonly name: string;
  private readonly attributes: string;

  constructor(isSecure: boolean) {
    this.name = isSecure ? '__Host-admin-session' : 'admin-session';
    this.attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  }

  /** The session's token, undefined when the caller has none. */
  read(request: FastifyRequest): string | undefined {
    return readCookie(request, this.name);
  }

  /** The value of Set-Cookie that gives the browser a session. */
  give(token: string): string {
    return `${this.name}=${token}; ${this.attributes}; Max-Age=${sessionLifetime.absolute / 1000}`;
  }

  /** The value of Set-Cookie that takes it away. */
  take(): string {
    return `${this.name}=; ${this.attributes}; Max-Age=0`;
  }
}
