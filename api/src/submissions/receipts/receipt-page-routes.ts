import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readActionLanguage } from 'contract/form-action';
import { saveReceipt, showReceipt } from 'contract/receipts';
import { sendPlainPage } from '../../http/responses/plain-page';
import type { ReceiptCodes } from './receipt-codes';
import type { ReceiptCookie } from './receipt-cookie';
import type { Database } from '../../storage/database';
import { describeMissingReceipt, describeReceipt, makeReceiptFile } from './receipt-page';
import type { ShownReceipt } from './receipt-page';
import { ReceiptRepository } from './receipt-repository';

export interface ReceiptPageParts {
  readonly database: Database;
  readonly receipts: ReceiptCodes;
  readonly receiptCookie: ReceiptCookie;
  readonly siteOrigin: () => string;
}

/** Shows the receipt that the browser's cookie names to senders without JavaScript (decision 71). */
export function registerReceiptPage(app: FastifyInstance, parts: ReceiptPageParts): void {
  const add = (
    url: string,
    send: (receipt: ShownReceipt, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    app.get(url, {
      config: { access: 'by-handler', rateLimit: 'public-form' },
      handler: async (request, reply) => {
        const receipt = await findReceipt(parts, request);
        if (receipt) return send(receipt, reply);
        const language = readActionLanguage(request.query);
        return sendPlainPage(reply.code(404), {
          language,
          ...(await describeMissingReceipt(language)),
        });
      },
    });
  add(showReceipt.path, async (receipt, reply) =>
    sendPlainPage(reply, { language: receipt.language, ...(await describeReceipt(receipt)) }),
  );
  add(saveReceipt.path, async (receipt, reply) => {
    const { name, text } = await makeReceiptFile(receipt, parts.siteOrigin());
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(text);
  });
}

async function findReceipt(
  { database, receipts, receiptCookie }: ReceiptPageParts,
  request: FastifyRequest,
): Promise<ShownReceipt | undefined> {
  const sent = receiptCookie.read(request);
  const id = sent === undefined ? undefined : await receipts.read(sent);
  const content = id === undefined ? undefined : await new ReceiptRepository(database).find(id);
  if (id === undefined || content === undefined) return undefined;
  // The code is made again, since a typed one may differ in case and dashes.
  const code = await receipts.make(id);
  return { content, code, language: readActionLanguage(request.query) };
}
