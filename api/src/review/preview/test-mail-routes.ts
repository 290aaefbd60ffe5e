import type { FastifyInstance } from 'fastify';
import { maxPreviewPath, testMailEndpoint } from 'contract/content-preview';
import type { PreviewQuery } from 'contract/content-preview';
import { getKindRight } from 'contract/content-kinds';
import { languageCodes } from 'contract/languages';
import { mailKindNames } from 'contract/mail-kinds';
import { getStaff } from '../../auth/access/route-access';
import { testMailFailed } from '../../content/content-errors';
import { entryParameter } from '../../content/content-routes';
import { getId } from '../../http/requests/id-parameter';
import type { MailTransport } from '../../mail/mail-transport';
import type { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import { staffMailLimit } from '../../http/rate-limit/rate-limits';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { DraftMails } from './draft-mails';
import type { DraftMailParts } from './draft-mails';

interface TestMailParts extends DraftMailParts {
  readonly rateLimits: RateLimitRepository;
  readonly transport: MailTransport;
}

const body = {
  type: 'object',
  properties: {
    page: { type: 'string', pattern: '^/mails/[a-zA-Z]+$', maxLength: maxPreviewPath },
    language: { type: 'string', enum: languageCodes },
  },
  required: ['page', 'language'],
  additionalProperties: false,
} as const;

const tooManyTestMails = { message: 'You have sent yourself many test mails in a short time.' };

/** Sends an editor the draft of an email (decision 85), without the outbox, so that they see errors of the server. */
export function registerTestMails(app: FastifyInstance, parts: TestMailParts): void {
  const { rateLimits, transport } = parts;
  const mails = new DraftMails(parts);
  for (const kind of mailKindNames)
    app.post(
      testMailEndpoint(kind, entryParameter),
      { schema: { body }, config: { access: { right: getKindRight(kind) } } },
      async (request, reply) => {
        const staff = getStaff(request);
        await consumeBudget(rateLimits, staff._id, staffMailLimit, tooManyTestMails);
        const asked = request.body as PreviewQuery;
        const mail = await mails.write({ ...asked, kind, id: getId(request), staff });
        await transport.send(mail).catch((error: unknown) => {
          request.log.warn({ err: error });
          throw testMailFailed();
        });
        return reply.code(204).send();
      },
    );
}
