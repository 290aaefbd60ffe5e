import type { FastifyReply, FastifyRequest } from 'fastify';
import { lifetimes } from 'contract/lifetimes';
import { receiptPageEndpoint } from 'contract/receipts';

/**
 * Brings the code of a receipt to who sent a form without JavaScript: in the address of a page it would stay in the
 * history. It is HttpOnly and is sent to the page of the receipt alone, for a few minutes.
 */
export class ReceiptCookie {
  private readonly name: string;

  constructor(private readonly isSecure: boolean) {
    this.name = isSecure ? '__Secure-receipt' : 'receipt';
  }

  /** The code; undefined when the caller brings none. */
  read({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.name] || undefined;
  }

  give(reply: FastifyReply, code: string): void {
    reply.setCookie(this.name, code, {
      path: receiptPageEndpoint,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.isSecure,
      maxAge: lifetimes.receiptCookie / 1000,
    });
  }
}
