import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readActionLanguage } from 'contract/form-action';
import { pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { readErrorBody } from 'contract/wire';
import { escapeText } from '../http/answers/escape-text';
import { answerFault, toErrorBody, toHttpError } from '../http/errors/answer-fault';
import { logFault } from '../http/errors/fault-log';
import type { HttpError } from '../http/errors/http-error';
import { wantsPage } from '../http/answers/wants-page';
import { inEveryLanguage } from '../languages/in-every-language';
import * as english from './registration-page.texts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../locales/${code}/api/profiles/registration-page.texts.ts`),
);

/** What the server says is wrong, by its codes, as pages with JavaScript have it (docs/decisions/0049). */
const serverWordsIn = inEveryLanguage(
  { readCodedServerWords: readErrorBody },
  (code) => import(`../../../locales/${code}/shared-ui/http/coded-server-words.ts`),
);

const style =
  'body { font: 1.125rem/1.5 sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }';

/** The page has no script and no picture, and these few styles. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Tells a page without JavaScript in plain HTML, and in the language of its form, what was wrong. All other clients get
 * the fault as JSON.
 */
export async function answerFaultWithRegistrationPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!wantsPage(request)) return answerFault(error, request, reply);
  const httpError = toHttpError(error);
  if (httpError.statusCode >= 500) logFault(request, reply, httpError.statusCode, error);
  const page = await renderError(httpError, readActionLanguage(request.query));
  return reply
    .code(httpError.statusCode)
    .headers({ ...httpError.headers, 'content-security-policy': contentSecurityPolicy })
    .type('text/html; charset=utf-8')
    .send(page);
}

async function renderError(error: HttpError, language: Language): Promise<string> {
  const { registrationPage: texts } = await textsIn(language);
  const { readCodedServerWords } = await serverWordsIn(language);
  const { message = texts.unknownFault, issues = [] } = readCodedServerWords(toErrorBody(error));
  // One fault alone is often the whole message.
  const faults = issues.filter((issue) => issue.message !== message);
  const items = faults.map((fault) => escapeText(texts.fault(fault.path, fault.message)));
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(texts.title)}</title>
<style>${style}</style>
<main>
<h1>${escapeText(texts.title)}</h1>
<p>${escapeText(message)}</p>
${items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''}
<p>${escapeText(texts.goBack)}</p>
<p>${anchor(language, '/join-us/create-profile', texts.create)} ${escapeText(texts.or)} ${anchor(language, '/join-us/login', texts.logIn)}</p>
</main>
</html>
`;
}

const anchor = (language: Language, path: string, text: string) =>
  `<a href="${pathIn(language, path)}">${escapeText(text)}</a>`;
