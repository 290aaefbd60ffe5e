import type { FastifyRequest } from 'fastify';
import { lifetimes } from 'contract/lifetimes';
import { receiptPageEndpoint } from 'contract/receipts';
import { readCookie } from '../../http/requests/read-cookie';

/**
 * Brings the code of a receipt to who sent a form without JavaScript: in the address of a page it would stay in the
 * history. It is HttpOnly and is sent to the page of the receipt alone, for a few minutes.
 */
export class ReceiptCookie {
  private readonly name: string;
  private readonly attributes: string;

  constructor(isSecure: boolean) {
    this.name = isSecure ? '__Secure-receipt' : 'receipt';
    const lifetime = lifetimes.receiptCookie / 1000;
    const attributes = `Path=${receiptPageEndpoint}; HttpOnly; SameSite=Strict; Max-Age=${lifetime}`;
    this.attributes = attributes + (isSecure ? '; Secure' : '');
  }

  /** The code; undefined when the caller brings none. */
  read(request: FastifyRequest): string | undefined {
    return readCookie(request, this.name);
  }

  /** The value of Set-Cookie that brings a code. */
  give(code: string): string {
    return `${this.name}=${code}; ${this.attributes}`;
  }
}
