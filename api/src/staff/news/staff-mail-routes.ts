import type { FastifyInstance } from 'fastify';
import { pathIn } from 'contract/languages';
import {
  chooseStaffMails,
  endDigests,
  getStaffMails,
  openDigestChoice,
} from 'contract/staff-mail-requests';
import { getRights } from '../../auth/access/route-access';
import type { ChooseBodyRules } from '../../http/bodies/body-guard';
import { registerWithBodyParsers } from '../../http/bodies/own-parsers';
import { HttpError } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import { MailChoiceRepository } from './mail-choice-repository';

/** The page on which staff choose their emails once they are logged in. */
const choicePage = '/admin/dashboard?section=my-account';

/** Staff choose which emails they get about what arrives (contract/staff-mail-requests). */
export function serveStaffMails(app: FastifyInstance): void {
  const choices = new MailChoiceRepository(app.database);
  serve(app, getStaffMails, async ({ staff }) => {
    const account = await choices.find(staff._id);
    return account?.mails ?? { sections: {}, digestHour: null, colleagueNews: false };
  });
  serve(app, chooseStaffMails, async ({ request, staff, body: { sections, ...others } }) => {
    const rights = getRights(request);
    // Sections that the caller may not read are ignored, as the response leaves them out too.
    const own = Object.entries(sections).filter(([kind]) =>
      [...rights].some((right) => right === `${kind}:read`),
    );
    await choices.choose(staff._id, { sections: Object.fromEntries(own), ...others });
  });
  serve(app, openDigestChoice, ({ reply }) => reply.redirect(pathIn('en', choicePage)));
  void registerWithBodyParsers(app, 'end-digests', async (scope) =>
    serveEndDigests(scope, choices),
  );
}

/** Mail programs unsubscribe their reader here, without a session. */
function serveEndDigests(scope: FastifyInstance, choices: MailChoiceRepository): void {
  takeAnyBody(scope);
  serve(
    scope,
    endDigests,
    async ({ query: { token } }) => {
      const account = await scope.digestTokens.read(token, (id) => choices.find(id));
      if (account === undefined) throw unknownToken();
      await choices.endDigests(account);
    },
    { bodyRules, bodyLimit: longestBody },
  );
}

/** Maximum length in bytes. Mail programs send `List-Unsubscribe=One-Click`, urlencoded or multipart (RFC 8058). */
const longestBody = 1024;

const bodyRules: ChooseBodyRules = (_request, ordinary) => ({ ...ordinary, limit: longestBody });

/** Accepts and ignores any body: the token is in the URL. */
function takeAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
}

const unknownToken = () => new HttpError(404, { code: 'not-found' }, 'This link is none of ours.');
