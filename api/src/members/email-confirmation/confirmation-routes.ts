import type { FastifyInstance } from 'fastify';
import { confirmEmail } from 'contract/member-session-requests';
import { readBearer } from '../../http/requests/bearer-token';
import { HttpError } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import { EmailTokenRepository } from './email-token-repository';

const linkNeeded = () =>
  new HttpError(
    401,
    { code: 'confirm-link-needed' },
    'Please open the link in your e-mail again.',
    {
      headers: { 'www-authenticate': 'Bearer' },
    },
  );
const linkUsed = () =>
  new HttpError(
    400,
    { code: 'confirm-link-used' },
    'This link was used already. There is nothing more to do: please log in.',
  );
const linkOver = () =>
  new HttpError(
    400,
    { code: 'confirm-link-over' },
    'This link is too old, or a newer one took its place. Please log in with the e-mail that you had, and change it in your profile again.',
  );

/** A mailed link confirms an address. The page sends the request only on a click, because mail scanners open links. */
export function serveEmailConfirmation(app: FastifyInstance): void {
  const tokens = new EmailTokenRepository(app.database, app.now, app.profiles);
  serve(app, confirmEmail, async ({ request }) => {
    const token = readBearer(request, 'confirm');
    if (token === undefined) throw linkNeeded();
    const outcome = await tokens.redeem(token);
    if (outcome === 'used') throw linkUsed();
    if (outcome === 'over') throw linkOver();
    return { message: 'Your e-mail is confirmed.' };
  });
}
