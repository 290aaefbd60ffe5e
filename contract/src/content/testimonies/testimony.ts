import * as Type from '@sinclair/typebox';
import { request } from '../../requests/request';
import { readValue } from '../../requests/read-value';
import { sentence } from '../../requests/schemas';
import type { Value } from '../../requests/schemas';
import { isObject } from '../../wire/answer-reader';
import { submissions } from '../../records/submissions';

/** A testimony's public fields (safety 1). */
const testimony = Type.Object({
  _id: sentence,
  fullName: Type.String(),
  message: Type.String(),
  /** ISO 8601 in UTC. */
  createdAt: Type.String(),
});
export type PublicTestimony = Value<typeof testimony>;

/** Reads only what is public: staff get hidden and merged testimonies from the same address. */
const publicTestimony = Type.Unsafe<PublicTestimony>({
  ...testimony,
  parse: (value: unknown) => {
    const read = isKeptBack(value) ? undefined : readValue(testimony, value);
    return read && !Number.isNaN(Date.parse(read.createdAt)) ? read : undefined;
  },
});

const isKeptBack = (value: unknown): boolean =>
  isObject(value) && (value['isHidden'] === true || value['mergedInto'] !== undefined);

/**
 * Testimonies in a public response at most (requirements 7.3): the newest, oldest first, and fewer if they are long. If
 * there are earlier ones, the response has a `Link` to them with `rel="next"`.
 */
export const maxTestimonies = 50;

/**
 * The query parameter, of the endpoint and of the page, with the `_id` of a testimony whose predecessors are wanted.
 * Anything else in it is 400.
 */
export const earlierQuery = 'before';

/** Staff with `testimony:read` get their whole list if they name no testimony (requirements 7.3). */
export const listTestimonies = request(`GET ${submissions.testimony.endpoint}`, {
  access: 'by-handler',
  // Other parameters, such as one against cached responses, are ignored.
  query: Type.Object({ [earlierQuery]: Type.Optional(Type.String({ maxLength: 100 })) }),
  response: Type.Array(publicTestimony),
  errors: ['no-such-place'],
});

/** The URL of the testimonies before the one with the id. */
export const earlierThan = <Path extends `/${string}`>(path: Path, id: string) =>
  `${path}?${earlierQuery}=${encodeURIComponent(id)}` as const;

/** Id of the `<script type="application/json">` with the testimonies that the server rendered into the page. */
export const embeddedTestimoniesId = 'testimonies';

/** Its attributes: whether there are earlier ones, and the `_id` that the page's query named. */
export const embeddedTestimoniesAttributes = {
  hasEarlier: 'data-has-earlier',
  before: 'data-before',
} as const;

/**
 * The template with which the server fills the page of testimonies: HTML as the remote renders it, with placeholders in
 * braces.
 */
export interface TestimonyTemplate {
  /** Shown before the testimonies are loaded. */
  readonly waiting: string;
  /** Shown if there are none. */
  readonly none: string;
  /** Shown if there are some: `{newest}`, `{items}` and `{earlier}`. */
  readonly list: string;
  /** The template of one testimony: `{fullName}`, `{message}`, `{createdAt}` and `{day}`, in UTC. */
  readonly item: string;
  /** The link to the earlier ones: `{before}` is the `_id` of the last. Absent in older releases, as is the next. */
  readonly earlier?: string;
  /** The link from earlier ones back to the newest. */
  readonly newest?: string;
  /** Shown in place of a missing name. Absent in older releases. */
  readonly anonymous?: string;
  /** The BCP 47 locale of the long date. */
  readonly locale: string;
}

/** File name, next to the prerendered pages. */
export const testimonyTemplateFile = 'testimony-template.json';
