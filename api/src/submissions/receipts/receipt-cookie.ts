import type { FastifyReply, FastifyRequest } from 'fastify';
import { lifetimes } from 'contract/lifetimes';
import { showReceipt } from 'contract/receipts';

/**
 * Gives the code of a receipt to the sender of a form without JavaScript: in a URL it would stay in the browser
 * history. The cookie is HttpOnly, lasts a few minutes and is sent only to the page of the receipt.
 */
export class ReceiptCookie {
  private readonly name: string;

  constructor(private readonly isSecure: boolean) {
    this.name = isSecure ? '__Secure-receipt' : 'receipt';
  }

  read({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.name] || undefined;
  }

  give(reply: FastifyReply, code: string): void {
    reply.setCookie(this.name, code, {
      path: showReceipt.path,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.isSecure,
      maxAge: lifetimes.receiptCookie / 1000,
    });
  }
}
