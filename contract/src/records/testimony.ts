import { anyText, isObject, listReader, objectReader, sentence } from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';

/** A testimony's public fields (safety 1). */
export interface PublicTestimony {
  readonly _id: string;
  readonly fullName: string;
  readonly message: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

const time: AnswerReader<string> = (value) =>
  Number.isNaN(Date.parse(anyText(value) ?? '')) ? undefined : anyText(value);

const readAll = listReader(
  objectReader<PublicTestimony>({
    _id: sentence,
    fullName: anyText,
    message: anyText,
    createdAt: time,
  }),
);

/** Keeps only the public testimonies: staff get hidden and merged ones from the same endpoint. */
export const readTestimonies: AnswerReader<readonly PublicTestimony[]> = (body) =>
  readAll(Array.isArray(body) ? body.filter((entry) => !isKeptBack(entry)) : body);

const isKeptBack = (entry: unknown): boolean =>
  isObject(entry) && (entry['isHidden'] === true || entry['mergedInto'] !== undefined);

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
