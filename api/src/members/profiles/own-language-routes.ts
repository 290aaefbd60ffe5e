import type { FastifyInstance } from 'fastify';
import { ownLanguageBody } from 'contract/own-account';
import type { OwnLanguage, OwnLanguageChange } from 'contract/own-account';
import { profilesEndpoint } from 'contract/profile';
import { profileNotFound } from '../../auth/access/profile-owner';
import { isForm } from '../../http/bodies/body-parsing';
import { cleanBody } from '../../http/bodies/clean-body';
import { unsupportedMediaType } from '../../http/errors/http-error';
import { getId, idParameter } from '../../http/requests/id-parameter';
import type { ProfileRepository } from './profile-repository';

const path = `${profilesEndpoint}/${idParameter}/language`;
const config = { access: 'own-profile' } as const;

/**
 * Members choose the language of our emails. Requirements 7.1 fixes the fields of profiles, so it is none
 * (decision 47).
 */
export function registerOwnLanguage(
  app: FastifyInstance,
  profiles: Pick<ProfileRepository, 'findAccountOf' | 'chooseLanguage'>,
): void {
  app.get(path, { config }, async (request): Promise<OwnLanguage> => {
    const account = await profiles.findAccountOf(getId(request));
    if (account === undefined) throw profileNotFound();
    return { language: account.language ?? null };
  });
  app.put(path, {
    config,
    schema: { body: ownLanguageBody },
    preValidation: (request, _reply, done) => {
      if (isForm(request)) throw unsupportedMediaType();
      request.body = cleanBody(ownLanguageBody, request.body);
      done();
    },
    handler: async (request, reply) => {
      const { language } = request.body as OwnLanguageChange;
      await profiles.chooseLanguage(getId(request), language);
      return reply.code(204).send();
    },
  });
}
