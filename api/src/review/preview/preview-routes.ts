import type { FastifyInstance, FastifyReply } from 'fastify';
import { getKindRight } from 'contract/content-kinds';
import { previewPolicy } from 'contract/inline-parts';
import { isMailKind } from 'contract/mail-kinds';
import { getPreview } from 'contract/preview-requests';
import type { PreviewedPage } from 'contract/preview-requests';
import { loginNeeded } from '../../auth/staff-session/staff-guard';
import { previewFailed } from '../../content/content-errors';
import { notFound } from '../../http/errors/http-error';
import { prefersJson } from '../../http/responses/wants-page';
import { serve } from '../../http/serve';
import type { Mail } from '../../mail/mail-transport';
import { DraftMails } from './draft-mails';
import { Previews } from './previews';

/**
 * Staff who edit the site preview pages and emails with a draft in them (decision 54).
 * @param sitePublisher the file of the program that renders pages (SITE_PUBLISHER)
 */
export function servePreviews(app: FastifyInstance, sitePublisher: string | undefined): void {
  const previews = new Previews(app, sitePublisher);
  const mails = new DraftMails(app);
  app.addHook('preClose', async () => previews.stop());
  serve(
    app,
    getPreview,
    async ({ request, reply, kind, id, query, staff }) => {
      const gone = whenGone(reply);
      const wanted = { kind, id, ...query };
      const shown: PreviewedPage = isMailKind(kind)
        ? inertMail(await mails.write({ ...wanted, staff }))
        : { html: await previews.render({ ...wanted, account: staff._id }, gone, request.log) };
      // The session may have ended while the page was rendered.
      const rights = await app.staffGuard.findRights(request);
      if (rights === undefined) throw loginNeeded();
      if (!rights.has(getKindRight(kind))) throw notFound();
      reply.header('x-robots-tag', 'noindex, nofollow');
      return prefersJson(request) ? shown : sendPage(reply, shown.html);
    },
    // A HEAD request would cost as much as the page.
    { exposeHeadRoute: false },
  );
}

/** Returns a signal that aborts when the caller disconnects. */
function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(previewFailed());
  // A caller may have disconnected while the account was read, before the listener was added.
  if (reply.raw.destroyed) leave();
  reply.raw.once('close', leave);
  return gone.signal;
}

/** Links would open windows, which the sandbox forbids, so a click does nothing. */
const inertMail = ({ html, subject, language }: Mail): PreviewedPage => ({
  html: html.replace('<meta charset="utf-8">', '$&\n<base target="_blank">'),
  subject,
  language,
});

/** The policy of a page that is opened on its own: a sandbox without scripts, forms and navigation. */
const pagePolicy = [
  previewPolicy("'self' 'unsafe-inline'"),
  "frame-ancestors 'none'",
  // The page keeps its origin so that it can load pictures of drafts; it has no scripts that could misuse it.
  'sandbox allow-same-origin',
].join('; ');

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', pagePolicy)
    // Browsers do not show a page with both this header and a sandbox.
    .removeHeader('cross-origin-opener-policy')
    .type('text/html; charset=utf-8')
    .send(html);
