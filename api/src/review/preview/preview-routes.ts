import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPreviewEndpoint, maxPreviewPath } from 'contract/content-preview';
import type { PreviewQuery, PreviewedPage } from 'contract/content-preview';
import { getKindRight } from 'contract/content-kinds';
import { previewPolicy } from 'contract/inline-parts';
import { languageCodes } from 'contract/languages';
import { isMailKind } from 'contract/mail-kinds';
import { getStaff } from '../../auth/access/route-access';
import { loginNeeded } from '../../auth/staff-session/staff-guard';
import type { StaffGuard } from '../../auth/staff-session/staff-guard';
import type { Config } from '../../config';
import { previewFailed } from '../../content/content-errors';
import { contentKindParameter, getEntryParams, entryParameter } from '../../content/content-routes';
import { prefersJson } from '../../http/responses/wants-page';
import { notFound } from '../../http/errors/http-error';
import type { Mail } from '../../mail/mail-transport';
import { DraftMails } from './draft-mails';
import type { DraftMailParts } from './draft-mails';
import { Previews } from './previews';

interface PreviewParts extends DraftMailParts {
  readonly staffGuard: Pick<StaffGuard, 'findRights'>;
  readonly config: Pick<Config, 'siteDir' | 'sitePublisher'>;
}

const querystring = {
  type: 'object',
  properties: {
    page: { type: 'string', pattern: '^/[a-zA-Z0-9/-]*$', maxLength: maxPreviewPath },
    language: { type: 'string', enum: languageCodes },
  },
  required: ['page', 'language'],
  additionalProperties: false,
} as const;

/** Staff who edit the site preview pages and emails with a draft in them (decision 54). */
export function registerPreviews(app: FastifyInstance, parts: PreviewParts): void {
  const previews = new Previews(parts);
  const mails = new DraftMails(parts);
  app.addHook('preClose', async () => previews.stop());
  app.get(
    contentPreviewEndpoint(contentKindParameter, entryParameter),
    // A HEAD request would cost as much as the page.
    {
      exposeHeadRoute: false,
      schema: { querystring },
      config: { access: { contentRight: 'write' }, rateLimit: 'staff' },
    },
    (request, reply) => sendPreview({ parts, previews, mails }, request, reply),
  );
}

interface Asked {
  readonly parts: PreviewParts;
  readonly previews: Previews;
  readonly mails: DraftMails;
}

async function sendPreview(
  { parts, previews, mails }: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { kind, id } = getEntryParams(request);
  const { page, language } = request.query as PreviewQuery;
  const staff = getStaff(request);
  const { _id: account } = staff;
  const left = new AbortController();
  const leave = () => left.abort(previewFailed());
  // A caller may have disconnected while the account was read, before the listener was added.
  if (reply.raw.destroyed) leave();
  reply.raw.once('close', leave);
  const wanted = { kind, id, page, language };
  const shown: PreviewedPage = isMailKind(kind)
    ? inertMail(await mails.write({ ...wanted, staff }))
    : { html: await previews.render({ ...wanted, account }, left.signal, request.log) };
  // The session may have ended while the page was rendered.
  const rights = await parts.staffGuard.findRights(request);
  if (rights === undefined) throw loginNeeded();
  if (!rights.has(getKindRight(kind))) throw notFound();
  reply.header('x-robots-tag', 'noindex, nofollow');
  return prefersJson(request) ? shown : sendPage(reply, shown.html);
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
