import { badRequest } from '../errors/http-error';

const maxDepth = 32;
/** The limit of keys in all objects of a body together. A route may raise it with `config.maxKeys`. */
const usualKeys = 100;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses JSON more strictly than JSON.parse: an object at the root, no key twice, none of JavaScript's own keys, at
 * most 100 keys and 32 levels (safety 3.A). Throws an HttpError.
 */
export function parseJsonBody(
  text: string,
  maxKeys = usualKeys,
): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest('What was sent is not JSON. Please check it.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('Please send the fields as one JSON object.');
  }
  checkStructure(text, maxKeys);
  return value as Record<string, unknown>;
}

/** Walks the text, because JSON.parse keeps only the last of two equal keys. The text must be valid JSON. */
function checkStructure(text: string, maxKeys: number): void {
  /** The keys of each open object; undefined for an array. */
  const open: (Set<string> | undefined)[] = [];
  let total = 0;
  let keyExpected = false;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '{':
      case '[':
        keyExpected = text[at] === '{';
        open.push(keyExpected ? new Set() : undefined);
        if (open.length > maxDepth) throw badRequest('What was sent is nested too deeply.');
        break;
      case '}':
      case ']':
        open.pop();
        keyExpected = false;
        break;
      case ',':
        keyExpected = open.at(-1) !== undefined;
        break;
      case '"': {
        const end = closingQuote(text, at);
        if (keyExpected) {
          total += 1;
          if (total > maxKeys) throw tooManyFields();
          addKey(open.at(-1), text.slice(at, end + 1));
          keyExpected = false;
        }
        at = end;
      }
    }
  }
}

function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at;
}

/** Returns whether a quote is escaped, which an odd number of backslashes before it means. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

function addKey(keys: Set<string> | undefined, quoted: string): void {
  // An escaped key is the same key: "\u0061" is "a".
  addKnown(keys ?? new Set(), JSON.parse(quoted) as string);
}

/** Adds a form field's name. Throws an HttpError where it is a duplicate, forbidden, or one too many. */
export function addUnique(keys: Set<string>, key: string): void {
  if (keys.size >= usualKeys) throw tooManyFields();
  addKnown(keys, key);
}

const tooManyFields = () => badRequest('What was sent has too many fields.');

function addKnown(keys: Set<string>, key: string): void {
  if (forbiddenKeys.has(key)) throw badRequest('What was sent has a field that is not allowed.');
  if (keys.has(key)) throw badRequest('What was sent has the same field twice.');
  keys.add(key);
}
