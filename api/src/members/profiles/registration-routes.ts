import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerProfile } from 'contract/profile-requests';
import { uploadBodyRules } from '../../content/pictures/upload-body-rules';
import { isMultipart } from '../../http/bodies/body-parsing';
import { cleanBody } from '../../http/bodies/clean-body';
import { registerWithBodyParsers } from '../../http/bodies/own-parsers';
import { tooLarge, unsupportedMediaType } from '../../http/errors/http-error';
import { NetworkRateLimiter } from '../../http/rate-limit/network-rate-limiter';
import { networkUnconfirmedMailLimit } from '../../http/rate-limit/rate-limits';
import { findBotSignal } from '../../http/requests/bot-signal';
import { serve } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { createProfile } from './create-profile';
import { readMultipartForm, registrationLimit } from './multipart-form';
import { sendRegistrationErrorPage } from './registration-page';

declare module 'fastify' {
  interface FastifyRequest {
    /** The picture of a registration, as it was sent; undefined if there is none. */
    sentPicture: Buffer | undefined;
  }
}

/** Any visitor may create a profile (requirements 7.1): as multipart, or without a picture as JSON or a plain form. */
export async function serveRegistration(app: FastifyInstance): Promise<void> {
  app.decorateRequest('sentPicture', undefined);
  await registerWithBodyParsers(app, 'registration', async (scope) => {
    await scope.register(multipart);
    addRoute(scope);
  });
}

function addRoute(app: FastifyInstance): void {
  const { rateLimits, requestLimits, originPolicy, mailer } = app;
  const mailLimit = new NetworkRateLimiter(
    networkUnconfirmedMailLimit('registrations'),
    rateLimits,
  );
  const uploads = uploadBodyRules(registrationLimit, 24);
  serve(app, registerProfile, (call) => createProfile(app, mailLimit, call), {
    // A registration without a picture has the body rules of an ordinary form.
    bodyRules: (request, ordinary) => (isMultipart(request) ? uploads : ordinary),
    onRequest: async (request) => {
      originPolicy.check(request);
      if (!isMultipart(request)) return;
      checkUpload(request);
      // Forms with a file are also counted before they are read.
      await requestLimits.consume(request, 'upload');
    },
    preValidation: async (request) => {
      const { fields, image } = isMultipart(request)
        ? await readMultipartForm(request)
        : { fields: request.body, image: undefined };
      request.botSignal = findBotSignal(request, fields);
      request.body = cleanBody(registerProfile.body.fields, fields);
      request.sentPicture = image;
    },
    onResponse: sendMailsAfterResponse(mailer),
    errorHandler: sendRegistrationErrorPage,
  });
}

/** Refuses an upload by its headers, before its body is read. */
function checkUpload({ headers }: FastifyRequest): void {
  if (headers['content-encoding'] !== undefined) throw unsupportedMediaType();
  if (Number(headers['content-length'] ?? 0) > registrationLimit) throw tooLarge();
}
