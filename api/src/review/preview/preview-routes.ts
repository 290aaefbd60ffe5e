import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPreviewEndpoint, maxPreviewPath } from 'contract/content-preview';
import type { PreviewQuery, PreviewedPage } from 'contract/content-preview';
import { rightToKind } from 'contract/content-kinds';
import { previewPolicy } from 'contract/inline-parts';
import { languageCodes } from 'contract/languages';
import { isMailKind } from 'contract/mail-kinds';
import { getStaff } from '../../auth/access/route-access';
import { loginNeeded } from '../../auth/staff-session/staff-guard';
import type { StaffGuard } from '../../auth/staff-session/staff-guard';
import type { Config } from '../../config';
import { previewFailed } from '../../content/content-errors';
import { anyKind, getEntryParams, entryParameter } from '../../content/content-routes';
import { prefersJson } from '../../http/responses/wants-page';
import { notFound } from '../../http/errors/http-error';
import type { Mail } from '../../mail/mail-transport';
import { DraftMails } from './draft-mails';
import type { DraftMailParts } from './draft-mails';
import { Previews } from './previews';

interface PreviewParts extends DraftMailParts {
  readonly staffGuard: Pick<StaffGuard, 'readRights'>;
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

/** Pages and mails with a draft in them, for staff who look after the site (decision 54). */
export function registerPreviews(app: FastifyInstance, parts: PreviewParts): void {
  const previews = new Previews(parts);
  const mails = new DraftMails(parts);
  app.addHook('preClose', async () => previews.stop());
  app.get(
    contentPreviewEndpoint(anyKind, entryParameter),
    // A head would cost as much as the page.
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
  // Who left while the account was looked up is told of no more.
  if (reply.raw.destroyed) leave();
  reply.raw.once('close', leave);
  const wanted = { kind, id, page, language };
  const shown: PreviewedPage = isMailKind(kind)
    ? inertMail(await mails.write({ ...wanted, staff }))
    : { html: await previews.render({ ...wanted, account }, left.signal, request.log) };
  // The session may have ended while the page was made.
  const rights = await parts.staffGuard.readRights(request);
  if (rights === undefined) throw loginNeeded();
  if (!rights.has(rightToKind(kind))) throw notFound();
  reply.header('x-robots-tag', 'noindex, nofollow');
  return prefersJson(request) ? shown : sendPage(reply, shown.html);
}

/** Its links open windows, which a sandbox has not: they do nothing, and the mail stays. */
const inertMail = ({ html, subject, language }: Mail): PreviewedPage => ({
  html: html.replace('<meta charset="utf-8">', '$&\n<base target="_blank">'),
  subject,
  language,
});

/** Opened by itself: in a sandbox, in which nothing runs, is sent, or leads on. */
const pagePolicy = [
  previewPolicy("'self' 'unsafe-inline'"),
  "frame-ancestors 'none'",
  // With its origin, so that the pictures of drafts are there: without scripts no page can use it.
  'sandbox allow-same-origin',
].join('; ');

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', pagePolicy)
    // Browsers show no page that has both this and a sandbox.
    .removeHeader('cross-origin-opener-policy')
    .type('text/html; charset=utf-8')
    .send(html);
