import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { profileBody, profileImage, registerEndpoint } from 'contract/profile';
import type { RequestLimits } from '../../http/rate-limit/request-limits';
import type { ChooseBodyRules } from '../../http/bodies/body-guard';
import { isMultipart } from '../../http/bodies/body-parsing';
import { cleanBody } from '../../http/bodies/clean-body';
import { registerWithBodyParsers } from '../../http/bodies/own-parsers';
import type { OriginPolicy } from '../../http/requests/origin-policy';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import type { Mailer } from '../../mail/mailer';
import { tooLarge, unsupportedMediaType } from '../../http/errors/http-error';
import { uploadBodyRules } from '../../content/pictures/upload-body-rules';
import { findBotSignal } from '../../http/requests/bot-signal';
import { createProfile } from './create-profile';
import type { CreationParts } from './create-profile';
import { readMultipartForm, registrationLimit } from './multipart-form';
import { sendRegistrationErrorPage } from './registration-page';

interface RegistrationParts extends CreationParts {
  readonly mailer: Mailer;
  readonly pages: OriginPolicy;
  /** The limit for forms with a file, which are also counted before they are read. */
  readonly requestLimits: Pick<RequestLimits, 'consume'>;
}

/** A registration without a picture has the body rules of an ordinary form. */
function makeBodyRules(): ChooseBodyRules {
  const uploads = uploadBodyRules(registrationLimit, 24);
  return (request, ordinary) => (isMultipart(request) ? uploads : ordinary);
}

/** Any visitor may create a profile (requirements 7.1): as multipart, or without a picture as JSON or a plain form. */
export async function registerRegistration(
  app: FastifyInstance,
  parts: RegistrationParts,
): Promise<void> {
  await registerWithBodyParsers(app, 'registration', async (scope) => {
    await scope.register(multipart);
    addRoute(scope, parts);
  });
}

function addRoute(scope: FastifyInstance, parts: RegistrationParts): void {
  scope.post(registerEndpoint, {
    schema: { body: profileBody },
    config: { access: 'public', body: makeBodyRules(), rateLimit: 'log-in' },
    onRequest: async (request) => {
      parts.pages.check(request);
      if (!isMultipart(request)) return;
      checkUpload(request);
      await parts.requestLimits.consume(request, 'upload');
    },
    preValidation: async (request) => {
      if (!isMultipart(request)) {
        request.botSignal = findBotSignal(request, request.body);
        request.body = cleanBody(profileBody, request.body);
        return;
      }
      const { fields, image } = await readMultipartForm(request);
      request.botSignal = findBotSignal(request, fields);
      const clean = cleanBody(profileBody, fields);
      request.body = image === undefined ? clean : { ...clean, [profileImage.field]: image };
    },
    onResponse: sendMailsAfterResponse(parts.mailer),
    errorHandler: sendRegistrationErrorPage,
    handler: (request, reply) => createProfile(parts, request, reply),
  });
}

/** Refuses an upload by its headers, before its body is read. */
function checkUpload({ headers }: FastifyRequest): void {
  if (headers['content-encoding'] !== undefined) throw unsupportedMediaType();
  if (Number(headers['content-length'] ?? 0) > registrationLimit) throw tooLarge();
}
