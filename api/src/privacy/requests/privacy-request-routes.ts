import type { FastifyInstance } from 'fastify';
import { changePrivacyRequest, listPrivacyRequests } from 'contract/privacy-requests';
import { HttpError, notFound } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import { PrivacyRequestRepository, toPrivacyRequest } from './privacy-request-repository';

/** Staff list the requests of senders and mark them as done. */
export function servePrivacyRequests(app: FastifyInstance): void {
  serve(app, listPrivacyRequests, () => new PrivacyRequestRepository(app.database).list());

  serveChange(app, changePrivacyRequest, async ({ transaction, id, body: { state }, note }) => {
    const repository = new PrivacyRequestRepository(transaction);
    const row = await repository.find(id);
    if (row === undefined) throw notFound();
    if (row.state === state) return toPrivacyRequest(row);
    if (state === 'open' && (await repository.findOpen(row.record_id))) throw askedAgain();
    await repository.setState(id, state);
    await note({ details: { state } });
    return toPrivacyRequest({ ...row, state });
  });
}

const askedAgain = () =>
  new HttpError(
    409,
    { code: 'changed-meanwhile' },
    'The same was asked for again meanwhile. Please reload it and look at it again.',
  );
