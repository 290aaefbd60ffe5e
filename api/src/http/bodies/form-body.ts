import { addUnique } from './json-body';
import { badRequest } from '../errors/http-error';

/** Parses a form body as strictly as JSON (safety 3.A). Throws an HttpError. */
export function parseFormBody(text: string): Readonly<Record<string, string>> {
  const keys = new Set<string>();
  const fields: Record<string, string> = {};
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const key = decode(equals === -1 ? pair : pair.slice(0, equals));
    addUnique(keys, key);
    fields[key] = equals === -1 ? '' : decode(pair.slice(equals + 1));
  }
  return fields;
}

/** Decodes UTF-8 strictly: URLSearchParams would silently replace invalid bytes. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw badRequest('What was sent is not valid UTF-8. Please check it.');
  }
}
