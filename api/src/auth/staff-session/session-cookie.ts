import type { FastifyReply, FastifyRequest } from 'fastify';
import { toSessionCookieName } from '../../http/requests/session-cookie-name';
import { sessionLifetime } from './session-repository';

/** The cookie that is the credential of staff: HttpOnly and SameSite=Strict, over TLS also bound to the host. */
export class SessionCookie {
  private readonly name: string;

  constructor(private readonly isSecure: boolean) {
    this.name = toSessionCookieName(isSecure);
  }

  /** Returns the session's token; undefined where the caller has none. */
  read({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.name] || undefined;
  }

  give(reply: FastifyReply, token: string): void {
    this.set(reply, token, sessionLifetime.absolute / 1000);
  }

  remove(reply: FastifyReply): void {
    this.set(reply, '', 0);
  }

  private set(reply: FastifyReply, value: string, maxAge: number): void {
    const rules = { path: '/', httpOnly: true, sameSite: 'strict', secure: this.isSecure } as const;
    reply.setCookie(this.name, value, { ...rules, maxAge });
  }
}
