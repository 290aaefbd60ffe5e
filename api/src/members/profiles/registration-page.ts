import type { FastifyReply, FastifyRequest } from 'fastify';
import { readActionLanguage } from 'contract/form-action';
import type { Language } from 'contract/languages';
import { readErrorBody } from 'contract/wire';
import { escapeText } from '../../http/responses/escape-text';
import { anchor, sendPlainPage } from '../../http/responses/plain-page';
import { sendError, toErrorBody, toHttpError } from '../../http/errors/send-error';
import { logError } from '../../http/errors/error-log';
import type { HttpError } from '../../http/errors/http-error';
import { wantsPage } from '../../http/responses/wants-page';
import { inEveryLanguage } from '../../mail/in-every-language';
import * as english from './registration-page.texts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/members/profiles/registration-page.texts.ts`),
);

/** The server's messages by their codes, as pages with JavaScript show them. */
const serverWordsIn = inEveryLanguage(
  { readCodedServerMessage: readErrorBody },
  (code) => import(`../../../../locales/${code}/shared-ui/http/coded-server-words.ts`),
);

/** Answers a form without JavaScript with the errors as plain HTML, in its language. All other clients get JSON. */
export async function sendRegistrationErrorPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!wantsPage(request)) return sendError(error, request, reply);
  const httpError = toHttpError(error);
  if (httpError.statusCode >= 500) logError(request, reply, httpError.statusCode, error);
  const language = readActionLanguage(request.query);
  const page = await describeError(httpError, language);
  void reply.code(httpError.statusCode).headers(httpError.headers);
  return sendPlainPage(reply, { language, ...page });
}

async function describeError(error: HttpError, language: Language) {
  const { registrationPage: texts } = await textsIn(language);
  const { readCodedServerMessage } = await serverWordsIn(language);
  const { message = texts.unexpectedError, issues = [] } = readCodedServerMessage(
    toErrorBody(error),
  );
  // A single error is often the whole message.
  const faults = issues.filter((issue) => issue.message !== message);
  const items = faults.map((fault) => escapeText(texts.fieldError(fault.path, fault.message)));
  const create = anchor(language, '/join-us/create-profile', texts.create);
  const content = [
    `<p>${escapeText(message)}</p>`,
    ...(items.length > 0 ? [`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`] : []),
    `<p>${escapeText(texts.goBack)}</p>`,
    `<p>${create} ${escapeText(texts.or)} ${anchor(language, '/join-us/login', texts.logIn)}</p>`,
  ];
  return { title: texts.title, content };
}
