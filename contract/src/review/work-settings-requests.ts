import * as Type from '@sinclair/typebox';
import type { TOptional } from '@sinclair/typebox';
import { request } from '../requests/request';
import { nullable, oneOf, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { submissionNames, submissions } from '../records/submissions';
import type { SubmissionName } from '../records/submissions';
import { getReviewCounts, getReviews } from './review-requests';
import { getToday, getTodayCounts } from './today-requests';

/** When open records are due, and which categories of a request for help count as urgent. */

export const maxDueDays = 365;

/** Days after its arrival in which a record should be done; null: it is never overdue. */
const dueDays = nullable(Type.Integer({ minimum: 1, maximum: maxDueDays }));

/** The categories that a visitor chooses from, of the kinds that have them. */
export const categories = {
  welfare: submissions.welfare.body.properties.category.enum,
  request: submissions.request.body.properties.requestType.enum,
} as const;

/** The fields in which visitors choose them. */
export const categoryFields = { welfare: 'category', request: 'requestType' } as const;

const chosenOf = <const Category extends string>(all: readonly Category[]) =>
  Type.Array(oneOf(all), { maxItems: all.length, uniqueItems: true });

const workSettings = strictObject({
  /** A kind that is left out stays as it is. Profiles are never due. */
  dueDays: strictObject(
    Object.fromEntries(submissionNames.map((kind) => [kind, Type.Optional(dueDays)])) as Record<
      SubmissionName,
      TOptional<typeof dueDays>
    >,
  ),
  urgentCategories: strictObject({
    welfare: chosenOf(categories.welfare),
    request: chosenOf(categories.request),
  }),
});
export type WorkSettings = Value<typeof workSettings>;

/** The settings until staff choose others. */
export const defaultWorkSettings: WorkSettings = {
  dueDays: { welfare: 1, request: 3, enquiry: 3, firstTimer: 2 },
  urgentCategories: { welfare: ['medical'], request: [] },
};

export const getWorkSettings = request('GET /api/admin/work-settings', {
  access: 'staff',
  response: workSettings,
});

/** Records that wait are looked at again with new categories soon after. */
export const changeWorkSettings = request('PUT /api/admin/work-settings', {
  access: { right: 'accounts:manage' },
  body: workSettings,
  response: workSettings,
  audit: { action: 'settings', kind: 'accounts' },
  touches: [getWorkSettings, getToday, getTodayCounts, getReviews, getReviewCounts],
});
