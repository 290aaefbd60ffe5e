import type { FastifyInstance } from 'fastify';
import { pathIn } from 'contract/languages';
import {
  endDigestsEndpoint,
  endDigestsQuery,
  staffMailsBody,
  staffMailsEndpoint,
} from 'contract/staff-mails';
import type { StaffMails, StaffMailsChange } from 'contract/staff-mails';
import { getRights, getStaff } from '../../auth/access/route-access';
import type { ChooseBodyRules } from '../../http/bodies/body-guard';
import { registerWithBodyParsers } from '../../http/bodies/own-parsers';
import { HttpError } from '../../http/errors/http-error';
import type { Database } from '../../storage/database';
import type { DigestTokens } from './digest-tokens';
import { MailChoiceRepository } from './mail-choice-repository';

interface StaffMailParts {
  readonly database: Database;
  readonly digestTokens: DigestTokens;
}

/** The page on which staff choose their emails once they are logged in. */
const choicePage = '/admin/dashboard?section=my-account';

/** Staff choose which emails they get about what arrives (contract/staff-mails). */
export function registerStaffMails(app: FastifyInstance, parts: StaffMailParts): void {
  const choices = new MailChoiceRepository(parts.database);
  const config = { access: 'staff' } as const;
  app.get(staffMailsEndpoint, { config }, async (request): Promise<StaffMails> => {
    const account = await choices.find(getStaff(request)._id);
    return account?.mails ?? { sections: {}, digestHour: null };
  });
  app.put(
    staffMailsEndpoint,
    { config, schema: { body: staffMailsBody } },
    async (request, reply) => {
      const { sections, digestHour } = request.body as StaffMailsChange;
      const rights = getRights(request);
      // Sections that the caller may not read are ignored, as the response leaves them out too.
      const own = Object.entries(sections).filter(([kind]) =>
        [...rights].some((right) => right === `${kind}:read`),
      );
      const change = { sections: Object.fromEntries(own), digestHour };
      await choices.choose(getStaff(request)._id, change);
      return reply.code(204).send();
    },
  );
  registerEndDigests(app, parts, choices);
}

/** Mail programs unsubscribe their reader here, without a session. GET changes nothing: programs follow links. */
function registerEndDigests(
  app: FastifyInstance,
  { digestTokens }: StaffMailParts,
  choices: MailChoiceRepository,
): void {
  const options = {
    config: { access: 'public' },
    schema: { querystring: endDigestsQuery },
  } as const;
  app.get(endDigestsEndpoint, options, (_request, reply) =>
    reply.redirect(pathIn('en', choicePage), 303),
  );
  void registerWithBodyParsers(app, 'end-digests', async (scope) => {
    takeAnyBody(scope);
    scope.post(
      endDigestsEndpoint,
      {
        schema: options.schema,
        config: { ...options.config, body: bodyRules, rateLimit: 'public-form' },
        bodyLimit: longestBody,
      },
      async (request, reply) => {
        const { token } = request.query as { readonly token: string };
        const account = await digestTokens.read(token, (id) => choices.find(id));
        if (account === undefined) throw unknownToken();
        await choices.endDigests(account);
        return reply.code(204).send();
      },
    );
  });
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
