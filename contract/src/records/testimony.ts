import { anyText, isObject, listReader, objectReader, sentence } from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';

/** A testimony's public fields (safety 1). */
export interface PublicTestimony {
  readonly _id: string;
  readonly fullName: string;
  readonly message: string;
  /** ISO 8601, in UTC. */
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

/** Those that are public: at the same address staff are sent all of theirs, hidden and merged ones too. */
export const readTestimonies: AnswerReader<readonly PublicTestimony[]> = (body) =>
  readAll(Array.isArray(body) ? body.filter((entry) => !isKeptBack(entry)) : body);

const isKeptBack = (entry: unknown): boolean =>
  isObject(entry) && (entry['isHidden'] === true || entry['mergedInto'] !== undefined);

/**
 * GET of the testimonies (requirements 7.3) answers the public with the newest, oldest first; so many, and fewer where
 * they are long. Where there are earlier ones the answer has a `Link` to them, with `rel="next"`.
 */
export const maxTestimonies = 50;

/**
 * The query that names those before a testimony, by its `_id`: of the call, and of the page. Anything else in it is
 * 400.
 */
export const earlierQuery = 'before';

/** The address of those before a testimony. */
export const earlierThan = <Path extends `/${string}`>(path: Path, id: string) =>
  `${path}?${earlierQuery}=${encodeURIComponent(id)}` as const;

/** The id of the `<script type="application/json">` with the testimonies that stood in the page when it was served. */
export const embeddedTestimoniesId = 'testimonies';

/** Its attributes: that there are earlier ones than those in it, and the `_id` that they are all earlier than. */
export const embeddedTestimoniesAttributes = {
  hasEarlier: 'data-has-earlier',
  before: 'data-before',
} as const;

/**
 * How the page of the testimonies is filled with them when it is served: HTML as its remote renders it, with places
 * in braces.
 */
export interface TestimonyTemplate {
  /** What stands in the page while the testimonies are not known. */
  readonly waiting: string;
  /** What stands there when there are none. */
  readonly none: string;
  /** What stands there when there are some: `{newest}`, `{items}` and `{earlier}`. */
  readonly list: string;
  /** One of them: `{fullName}`, `{message}`, `{createdAt}` and `{day}`, in UTC. */
  readonly item: string;
  /** What leads to those before these: `{before}`, the `_id` of the last. Absent in older releases, as the next. */
  readonly earlier?: string;
  /** What leads from earlier ones back to the newest. */
  readonly newest?: string;
  /** What stands for the name of those who gave none. Absent in older releases. */
  readonly anonymous?: string;
  /** The BCP 47 locale in which the day is written at length. */
  readonly locale: string;
}

/** Beside the pages of a set. */
export const testimonyTemplateFile = 'testimony-template.json';
