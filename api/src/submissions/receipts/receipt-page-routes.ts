import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readActionLanguage } from 'contract/form-action';
import { saveReceipt, showReceipt } from 'contract/receipts';
import { sendPlainPage } from '../../http/responses/plain-page';
import { serve } from '../../http/serve';
import { describeMissingReceipt, describeReceipt, makeReceiptFile } from './receipt-page';
import type { ShownReceipt } from './receipt-page';
import { ReceiptRepository } from './receipt-repository';

/** Shows the receipt that the browser's cookie names to senders without JavaScript (decision 71). */
export function serveReceiptPage(app: FastifyInstance): void {
  const serveOne = (
    declared: typeof showReceipt | typeof saveReceipt,
    send: (receipt: ShownReceipt, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    serve(app, declared, async ({ query, request, reply }) => {
      const receipt = await findReceipt(app, request);
      if (receipt) return send(receipt, reply);
      const language = readActionLanguage(query);
      const page = await describeMissingReceipt(language);
      return sendPlainPage(reply.code(404), { language, ...page });
    });
  serveOne(showReceipt, async (receipt, reply) =>
    sendPlainPage(reply, { language: receipt.language, ...(await describeReceipt(receipt)) }),
  );
  serveOne(saveReceipt, async (receipt, reply) => {
    const { name, text } = await makeReceiptFile(receipt, app.siteOrigin());
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(text);
  });
}

async function findReceipt(
  { database, receiptCodes, receiptCookie }: FastifyInstance,
  request: FastifyRequest,
): Promise<ShownReceipt | undefined> {
  const sent = receiptCookie.read(request);
  const id = sent === undefined ? undefined : await receiptCodes.read(sent);
  const content = id === undefined ? undefined : await new ReceiptRepository(database).find(id);
  if (id === undefined || content === undefined) return undefined;
  // The code is made again, since a typed one may differ in case and dashes.
  const code = await receiptCodes.make(id);
  return { content, code, language: readActionLanguage(request.query) };
}
