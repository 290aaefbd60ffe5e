import { isDateFormat } from 'contract/date-range';
import type { BodySchema, FieldSchema } from 'contract/field';

/**
 * The expected verdict on a body, derived only from the contract, safety 3.A and decision 9, without the server's code.
 * `unclear` is for cases that those texts leave open, such as a tab within a name.
 */
export type Verdict = 'good' | 'bad' | 'unclear';

const maxDepth = 32;
const maxKeys = 100;
const forbiddenKeys = ['__proto__', 'constructor', 'prototype'];

export function judgeJson(schema: BodySchema, text: string): Verdict {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'bad';
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'bad';
  const keys = findKeys(body);
  const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/gs)].filter(([, colon]) => colon);
  const isSound =
    keys.length === written.length &&
    keys.length <= maxKeys &&
    depthOf(body) <= maxDepth &&
    !keys.some((key) => forbiddenKeys.includes(key));
  return isSound ? judgeFields(schema, body as Record<string, unknown>, 'json') : 'bad';
}

/** Judges the fields of a form, where a number is written as text. */
export const judgeForm = (schema: BodySchema, fields: Readonly<Record<string, string>>): Verdict =>
  judgeFields(schema, fields, 'form');

const findKeys = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? [
        ...(Array.isArray(value) ? [] : Object.keys(value)),
        ...Object.values(value).flatMap((inner) => findKeys(inner)),
      ]
    : [];

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

function judgeFields(
  { properties, required }: BodySchema,
  body: Readonly<Record<string, unknown>>,
  from: 'json' | 'form',
): Verdict {
  const verdicts = Object.entries(properties).map(([name, schema]) => {
    const sent = Object.hasOwn(body, name) ? body[name] : undefined;
    const whenEmpty = required.includes(name) || isKeptFull(schema, required) ? 'bad' : 'good';
    if (sent === undefined) return required.includes(name) ? 'bad' : 'good';
    if (sent === null) return whenEmpty;
    return judgeField(schema, sent, whenEmpty, from);
  });
  return worstOf(verdicts);
}

/** If no field is required, only an omitted field keeps its value: '' would erase it (requirements 2.11). */
const isKeptFull = (schema: FieldSchema, required: readonly string[]) =>
  required.length === 0 && !('minLength' in schema && schema.minLength === 0);

function judgeField(
  schema: FieldSchema,
  sent: unknown,
  whenEmpty: Verdict,
  from: 'json' | 'form',
): Verdict {
  if (schema.type === 'number' && typeof sent === 'number' && from === 'json')
    return judgeEuros(schema, sent);
  if (typeof sent !== 'string') return 'bad';
  if (sent.includes('\0') || !sent.isWellFormed()) return 'bad';
  if ('format' in schema && schema.format === 'password') return judgePassword(schema, sent);
  const visible = judgeVisible(sent);
  if (visible !== 'good') return visible === 'bad' ? whenEmpty : 'unclear';
  if (schema.type === 'number') return judgeWrittenEuros(schema, sent);
  if ('enum' in schema) return judgeChoice(schema.enum, sent);
  const text = sent.trim();
  const day = readMidnight(schema, text);
  if (day !== undefined) return judgeFormat(schema, day, day);
  return worstOf([judgeLength(schema, text), judgeControls(sent), judgeFormat(schema, sent, text)]);
}

/** The day of a date-time at midnight, with any offset. */
function readMidnight({ format }: Text, text: string): string | undefined {
  if (!isDateFormat(format)) return undefined;
  const [day = '', time, ...others] = text.toUpperCase().split('T');
  if (time === undefined || others.length > 0) return undefined;
  const [, clock = '', offset = ''] = /^([0-9:.]+)(Z|[+-][0-9:]+)?$/.exec(time) ?? [];
  const isMidnight = ['00:00', '00:00:00', '00:00:00.000'].includes(clock);
  return isMidnight && ['', 'Z', '+01:00', '-05:00'].includes(offset) ? day : undefined;
}

function worstOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('bad')) return 'bad';
  return verdicts.includes('unclear') ? 'unclear' : 'good';
}

type Euros = Extract<FieldSchema, { type: 'number' }>;

function judgeEuros({ minimum, maximum }: Euros, sent: unknown): Verdict {
  if (typeof sent !== 'number' || !(sent >= minimum && sent <= maximum)) return 'bad';
  const cents = sent * 100;
  if (/^\d+(\.\d{1,2})?$/.test(String(sent))) return 'good';
  // A value close to a whole cent may be a rounding error.
  return Math.abs(cents - Math.round(cents)) < 0.001 ? 'unclear' : 'bad';
}

/** Accepts digits, optionally followed by a point or comma and one or two more. */
function judgeWrittenEuros(schema: Euros, sent: string): Verdict {
  const text = sent.trim();
  if (/[\r\n]/.test(sent)) return 'unclear';
  if (/^[0-9]+([.,][0-9]{1,2})?$/.test(text)) {
    const verdict = judgeEuros(schema, Number(text.replace(',', '.')));
    return verdict === 'good' && text.length > 12 ? 'unclear' : verdict;
  }
  return 'bad';
}

function judgeChoice(choices: readonly string[], sent: string): Verdict {
  if (choices.includes(sent)) return 'good';
  return choices.includes(sent.trim()) ? 'unclear' : 'bad';
}

/** Refuses short and long passwords and some common ones (safety 3.A); the server's own list is not used here. */
function judgePassword(schema: { minLength: number; maxLength: number }, sent: string): Verdict {
  if (sent.length < schema.minLength || sent.length > schema.maxLength) return 'bad';
  if (schema.minLength > 1 && ['password', '12345678', 'qwertyuiop'].includes(sent)) return 'bad';
  return /^[a-z]+(?: [a-z]+)+ \d+$/.test(sent) ? 'good' : 'unclear';
}

/** Returns 'bad' if a person would see nothing. */
function judgeVisible(text: string): Verdict {
  const blanks = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;
  const rest = text.replace(blanks, '');
  if (rest === '') return 'bad';
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(rest) ? 'good' : 'unclear';
}

function judgeLength(schema: { maxLength: number }, text: string): Verdict {
  if (text.length <= schema.maxLength) return 'good';
  // A line break may be sent as two characters.
  return text.replaceAll('\r\n', '\n').length <= schema.maxLength ? 'unclear' : 'bad';
}

/** Neither the contract nor docs/safety.md mentions these characters. */
const judgeControls = (sent: string): Verdict =>
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/.test(sent)
    ? 'unclear'
    : 'good';

type Text = Extract<FieldSchema, { format: string }>;

function judgeFormat({ format }: Text, sent: string, text: string): Verdict {
  const isOneLine = !/[\r\n]/.test(sent);
  switch (format) {
    case 'paragraphs':
    case 'password':
      return 'good';
    case 'email':
      return isOneLine ? judgeEmail(text) : 'bad';
    case 'line':
      return judgeLine(sent, text);
    case 'phone':
      if (/[0-9]/.test(text)) return judgeLine(sent, text);
      return /\p{Nd}/u.test(text) ? 'unclear' : 'bad';
    case 'date':
      return isDay(text) ? judgeLine(sent, text) : 'bad';
    case 'past-date':
      return isDay(text) ? worstOf([judgeLine(sent, text), judgePast(text)]) : 'bad';
    case 'near-date':
      return isDay(text) ? worstOf([judgeLine(sent, text), judgeNear(text)]) : 'bad';
  }
}

/** A trailing line break may be removed or refused; an inner one makes two lines. */
function judgeLine(sent: string, text: string): Verdict {
  if (/[\r\n]/.test(text)) return 'bad';
  return /[\r\n]/.test(sent) ? 'unclear' : 'good';
}

/** Characters that are often pasted with an address are removed: whitespace around `@` and dots, and invisible ones. */
function judgeEmail(text: string): Verdict {
  const parts = text.split(/([@.])/).map((part) => part.trim());
  if (isEmail(parts.join(''))) return 'good';
  return /\p{Cf}|\p{DI}/u.test(text) ? 'unclear' : 'bad';
}

/** The grammar of HTML's `type=email`. */
function isEmail(text: string): boolean {
  const [local = '', domain = '', ...others] = text.split('@');
  const isLocal = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i.test(local);
  const isLabel = (label: string) =>
    label.length <= 63 && /^[a-z0-9-]+$/i.test(label) && !/^-|-$/.test(label);
  return others.length === 0 && isLocal && domain.split('.').every(isLabel);
}

function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year > 0 && day > 0 && day <= (days[month - 1] ?? 0);
}

/** Tomorrow has already begun in some time zones. */
function judgePast(day: string): Verdict {
  if (day < '1900-01-01') return 'bad';
  if (day <= inDays(0)) return 'good';
  return day <= inDays(1) ? 'unclear' : 'bad';
}

const inDays = (count: number) =>
  new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

/** Ten years have 3,652 or 3,653 days, so days near that limit are unclear. */
function judgeNear(day: string): Verdict {
  if (day >= inDays(-3650) && day <= inDays(3650)) return 'good';
  return day >= inDays(-3655) && day <= inDays(3655) ? 'unclear' : 'bad';
}
