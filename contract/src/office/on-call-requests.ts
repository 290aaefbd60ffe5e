import * as Type from '@sinclair/typebox';
import { recordId, recordKinds, seenVersion } from '../records/review';
import { request } from '../requests/request';
import { nullable, oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { languageCodes } from '../site/languages';

/**
 * Who is told at once of an urgent record. The accounts of a list are on call in turn, each for a week that begins on
 * Monday at midnight in Innsbruck. Who does not answer is followed by the next of the list.
 */

export const maxOnCall = 50;

/** The weeks that can be seen and changed: this one and the next eight. */
export const shownWeeks = 9;

/** Minutes after which the next person is told. */
export const minutesToNext = 30;

/** Hours in which the link of an email acknowledges. */
export const acknowledgeHours = 24;

/** The Monday of a week in Innsbruck, YYYY-MM-DD. */
const monday = Type.String({ maxLength: 10, pattern: /^[2-9]\d{3}-[01]\d-[0-3]\d$/.source });

const onCall = Type.Object({
  /** One more with each change. */
  version: wholeNumber,
  /** Ids of accounts, beginning with whose turn it is this week. */
  list: Type.Array(sentence),
  /** This week and those after it. */
  weeks: Type.Array(
    Type.Object({
      monday: sentence,
      /** Id of an account; null if nobody of the list can log in. */
      person: nullable(Type.String()),
      /** Whether staff chose somebody else for this week. */
      isChanged: Type.Boolean(),
    }),
  ),
  /** All accounts that can log in. */
  people: Type.Array(
    Type.Object({
      _id: sentence,
      /** Their name, else their email address. */
      name: sentence,
      /** Sections that they may read: they are told of no others. */
      sections: Type.Array(oneOf(recordKinds)),
    }),
  ),
});
export type OnCall = Value<typeof onCall>;

const manage = { access: { right: 'accounts:manage' } } as const;

export const getOnCall = request('GET /api/admin/on-call', { ...manage, response: onCall });

const change = {
  ...manage,
  response: onCall,
  errors: ['no-assignee', 'changed-meanwhile'],
  audit: { action: 'settings', kind: 'accounts' },
  touches: [getOnCall],
} as const;

/** Chooses the list. Its first account is on call this week. */
export const changeOnCall = request('PUT /api/admin/on-call', {
  ...change,
  body: strictObject({
    list: Type.Array(recordId, { maxItems: maxOnCall, uniqueItems: true }),
    seenVersion,
  }),
});

/** Chooses who is on call in one of the weeks that are shown; null: whose turn it is. */
export const changeOnCallWeek = request('PUT /api/admin/on-call/week', {
  ...change,
  body: strictObject({ monday, person: nullable(recordId), seenVersion }),
});

const token = Type.String({ maxLength: 100, pattern: /^[\w-]*$/.source });
/** The language of the page; it is English without. */
const language = Type.Optional(oneOf(languageCodes));

/**
 * The page to which the link of an email leads, with the button that acknowledges. It changes nothing, because programs
 * that look for harmful mail follow links.
 */
export const showAlert = request('GET /api/on-call/alert', {
  access: 'public',
  query: Type.Object({ token, language }),
  response: { contentType: 'text/html' },
  limit: 'public-form',
});

/** Says that the account that the token was mailed to takes care of the record. The token is all that it takes. */
export const acknowledgeAlert = request('POST /api/on-call/alert', {
  access: 'public',
  query: Type.Object({ language }),
  body: strictObject({ token }),
  response: { contentType: 'text/html' },
  limit: 'public-form',
});
