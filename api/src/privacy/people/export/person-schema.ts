import type { BodySchema, FieldSchema } from 'contract/field';
import { profileBody } from 'contract/profile';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { submissions } from 'contract/submissions';
import type { PersonData } from './person-contents';

const moment = { type: 'string', format: 'date-time' } as const;
const text = { type: 'string' } as const;
const rows = (...fields: readonly string[]) => ({
  type: 'array',
  items: {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, { type: ['string', 'null'] }])),
  },
});

const outreachFields = [
  ...(['way', 'at', 'template', 'outcome', 'tryAgainOn'] as const),
  ...(['to', 'sentAt', 'subject', 'text'] as const),
] as const;

const replies = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      ...{ at: moment, from: text, subject: text, text },
      attachments: { type: 'array', items: text },
    },
  },
};

/** The schema of each part. A part that is missing here is not exported. */
const parts: Readonly<Record<Exclude<keyof PersonData, 'records'>, object>> = {
  exportedAt: moment,
  persons: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        _id: text,
        records: { type: 'array', items: text },
        isInHousehold: { type: 'boolean' },
        changes: rows('at', 'what'),
      },
    },
  },
  logins: rows('email', 'language', 'emailConfirmedAt', 'lastLoginAt'),
  sessions: rows('createdAt', 'lastSeenAt'),
  links: rows('link', 'email', 'createdAt', 'usedAt'),
  waitingMails: rows('kind', 'recipient', 'language', 'createdAt'),
  letters: rows(...outreachFields),
  sentReplies: replies,
  invitations: rows('email', 'language', 'createdAt', 'expiresAt', 'acceptedAt'),
  staffAccounts: rows('email', 'name', 'language', 'createdAt', 'lastLoginAt', 'lastVisitAt'),
  staffSessions: rows('device', 'network', 'createdAt', 'lastSeenAt'),
  openPreviews: rows('remote', 'version', 'openedAt'),
  teams: rows('package', 'email'),
  auditEntries: rows('at', 'action'),
  /** The names of files in the archive. */
  pictures: { type: 'array', items: text },
};

/** The fields that every record has in addition to those of its form. */
const added = {
  _id: text,
  createdAt: moment,
  updatedAt: moment,
  __v: { type: 'integer' },
  mergedInto: text,
  isHidden: { type: 'boolean' },
  awaitsApproval: { type: 'boolean' },
} as const;

/** The JSON Schema of `data.json`, derived from the schemas of the forms. */
export const personSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    ...parts,
    records: { type: 'array', items: { oneOf: recordKinds.map(contentsSchema) } },
  },
  required: [...Object.keys(parts), 'records'],
};

function contentsSchema(kind: RecordKind) {
  return {
    type: 'object',
    properties: {
      kind: { const: kind },
      record: recordSchema(kind),
      language: text,
      consent: { type: 'object' },
      urgencyHint: text,
      alertedAt: moment,
      origin: { type: 'object', properties: { origin: text, at: moment } },
      review: {
        type: 'object',
        properties: {
          ...{ state: text, updatedAt: moment },
          urgency: { type: ['string', 'null'] },
          snoozedUntil: { type: ['string', 'null'] },
        },
      },
      notes: rows('at', 'note'),
      outreach: rows(...outreachFields),
      replies,
      corrections: {
        type: 'array',
        items: { type: 'object', properties: { at: moment, replaced: { type: 'object' } } },
      },
      imports: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            ...{ at: moment, what: text, before: { type: 'object' } },
            undoneAt: { type: ['string', 'null'] },
            invitedAt: { type: ['string', 'null'] },
          },
        },
      },
      merges: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            at: moment,
            undoneAt: { type: ['string', 'null'] },
            before: { type: 'object' },
          },
        },
      },
      hold: { type: 'object', properties: { reason: text, heldAt: moment, until: text } },
    },
    required: [
      'kind',
      'record',
      'notes',
      'outreach',
      'replies',
      'corrections',
      'imports',
      'merges',
    ],
  };
}

/** Lengths and enums are left out, because stored data may be older than they are. Passwords are never exported. */
function recordSchema(kind: RecordKind) {
  const { properties }: BodySchema = kind === 'profiles' ? profileBody : submissions[kind].body;
  const fields = Object.entries<FieldSchema>(properties).filter(([name]) => name !== 'password');
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(fields.map(([name, { type }]) => [name, { type }])),
      ...added,
      ...(kind === 'profiles' && { image: text, isAdmin: { type: 'boolean' } }),
    },
    required: ['_id', 'createdAt', 'updatedAt', '__v'],
  };
}
