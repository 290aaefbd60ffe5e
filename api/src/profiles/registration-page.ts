import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFault, toHttpError } from '../http/errors/answer-fault';
import { logFault } from '../http/errors/fault-log';
import type { HttpError } from '../http/errors/http-error';
import { wantsPage } from '../http/answers/wants-page';

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

/** Tells a page without JavaScript in plain HTML what was wrong. All other clients get the fault as JSON. */
export function answerFaultWithRegistrationPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!wantsPage(request)) return answerFault(error, request, reply);
  const httpError = toHttpError(error);
  if (httpError.statusCode >= 500) logFault(request, reply, httpError.statusCode, error);
  return reply
    .code(httpError.statusCode)
    .headers({ ...httpError.headers, 'content-security-policy': contentSecurityPolicy })
    .type('text/html; charset=utf-8')
    .send(renderError(httpError));
}

const renderError = ({ message, issues = [] }: HttpError): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your profile was not created</title>
<style>${style}</style>
<main>
<h1>Your profile was not created</h1>
<p>${escape(message)}</p>
${issues.length > 1 ? `<ul>${issues.map((issue) => `<li>${escape(issue.message)}</li>`).join('')}</ul>` : ''}
<p>Please go back with your browser&rsquo;s button: most of what you typed is still there.</p>
<p><a href="/join-us/create-profile">Create a profile</a> or <a href="/join-us/login">log in</a></p>
</main>
</html>
`;

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? ''};`);
