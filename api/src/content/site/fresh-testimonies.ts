import { pathIn } from 'contract/languages';
import { submissions } from 'contract/submissions';
import { registryElementId } from 'contract/registry';
import {
  earlierQuery,
  embeddedTestimoniesAttributes,
  embeddedTestimoniesId,
  testimonyTemplateFile,
} from 'contract/testimony';
import type { PublicTestimony, TestimonyTemplate } from 'contract/testimony';
import { escapeText } from '../../http/responses/escape-text';
import { ignoreUnavailable } from '../../storage/database-errors';
import type { AssembledPage, LivePage } from './live-pages';

export interface TestimonySource {
  /** Reads the newest testimonies, or the newest before a given one; undefined if that does not exist. */
  loadPage(before?: string): Promise<TestimonyPage | undefined>;
}

interface TestimonyPage {
  /** The testimonies, newest first. */
  readonly testimonies: readonly PublicTestimony[];
  readonly hasEarlier: boolean;
}

/** A page of a set with its template. A set never changes. */
interface FillablePage {
  readonly html: string;
  readonly template: TestimonyTemplate;
}

interface FilledPage {
  readonly page: string;
  readonly fillable: FillablePage;
  readonly found: TestimonyPage;
}

/** Number of cached pages: the newest testimonies and the earlier ones that visitors are reading. */
const maxKept = 4;

/** Maximum size of the testimonies on a page in bytes, as HTML and as data. */
const maxBytes = 512 * 1024;

/** The name of anonymous testimonies (requirements 3). */
const noName: string = submissions.testimony.body.properties.fullName.default;

/** Fills the page of testimonies with the newest, or with those before the one that the query names. */
export class FreshTestimonies implements LivePage<FillablePage> {
  readonly path = submissions.testimony.page;
  readonly effort = 'quick';
  readonly #source: TestimonySource;
  /** Filled pages by language and the testimony before which theirs are, the most recently requested last. */
  readonly #kept = new Map<string, FilledPage>();

  constructor(source: TestimonySource) {
    this.#source = source;
  }

  /** Returns undefined for a release without a template, and for a page without a placeholder for it. */
  async read({ html, language, readBeside }: AssembledPage): Promise<FillablePage | undefined> {
    const text = await readBeside(pathIn(language, `/${testimonyTemplateFile}`));
    if (text === undefined) return undefined;
    const template = JSON.parse(text) as TestimonyTemplate;
    return html.includes(template.waiting) ? { html, template } : undefined;
  }

  /**
   * Returns undefined while the database is unavailable.
   * @param query may name a testimony to ask for earlier ones; anything else is ignored
   */
  async fill(fillable: FillablePage, query: unknown): Promise<string | undefined> {
    const named = (query as Readonly<Record<string, unknown>>)[earlierQuery];
    const before = typeof named === 'string' ? named : undefined;
    const read = await this.#readFrom(before).catch(ignoreUnavailable);
    return read ? this.#fillOnce(fillable, read.found, read.before) : undefined;
  }

  /** Filling is slow (milliseconds) compared with reading, so it is repeated only when a testimony has changed. */
  #fillOnce(fillable: FillablePage, found: TestimonyPage, before: string | undefined): string {
    const key = `${fillable.template.locale} ${before ?? ''}`;
    const kept = this.#kept.get(key);
    const isSame = kept?.fillable === fillable && hasSame(kept.found, found);
    const page = isSame ? kept.page : fillPage(fillable, found, before);
    this.#kept.delete(key);
    this.#kept.set(key, { page, fillable, found });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxKept && oldest !== undefined) this.#kept.delete(oldest);
    return page;
  }

  /** Reads the testimonies before a given one, or the newest if that does not exist. */
  async #readFrom(before: string | undefined) {
    const earlier = before === undefined ? undefined : await this.#source.loadPage(before);
    const found = earlier ?? (await this.#source.loadPage());
    return found && { found, before: earlier && before };
  }
}

/** The script in the browser hydrates this HTML: it renders the same from the same data. */
function fillPage(
  { html, template }: FillablePage,
  found: TestimonyPage,
  before: string | undefined,
): string {
  const items = found.testimonies.map((one) => writeItem(template, one));
  const fitting = countFitting(found.testimonies, items);
  const testimonies = found.testimonies.slice(0, fitting);
  const hasEarlier = found.hasEarlier || fitting < items.length;
  const last = testimonies.at(-1);
  const list = last
    ? fillPlaces(template.list, {
        newest: before === undefined ? '' : (template.newest ?? ''),
        items: items.slice(0, fitting).join(''),
        earlier: hasEarlier ? fillPlaces(template.earlier ?? '', { before: last._id }) : '',
      })
    : template.none;
  const registry = `<script type="application/json" id="${registryElementId}">`;
  const data = writeData(testimonies, hasEarlier, before);
  return html.replace(registry, () => `${data}\n${registry}`).replace(template.waiting, () => list);
}

const hasSame = (one: TestimonyPage, other: TestimonyPage): boolean =>
  one.hasEarlier === other.hasEarlier &&
  one.testimonies.length === other.testimonies.length &&
  one.testimonies.every((testimony, index) => isSame(testimony, other.testimonies[index]));

const isSame = (one: PublicTestimony, other: PublicTestimony | undefined): boolean =>
  one._id === other?._id &&
  one.message === other.message &&
  one.fullName === other.fullName &&
  one.createdAt === other.createdAt;

/** The HTML is measured, because escaping can multiply the length of a text. */
function countFitting(testimonies: readonly PublicTestimony[], items: readonly string[]): number {
  let bytes = 0;
  const tooLong = testimonies.findIndex((one, index) => {
    bytes += Buffer.byteLength(items[index] ?? '') + Buffer.byteLength(writeJson(one));
    return bytes > maxBytes && index > 0;
  });
  return tooLong === -1 ? testimonies.length : tooLong;
}

function writeData(
  testimonies: readonly PublicTestimony[],
  hasEarlier: boolean,
  before: string | undefined,
): string {
  const attributes = [
    `id="${embeddedTestimoniesId}"`,
    ...(hasEarlier ? [embeddedTestimoniesAttributes.hasEarlier] : []),
    ...(before === undefined ? [] : [`${embeddedTestimoniesAttributes.before}="${before}"`]),
  ];
  return `<script type="application/json" ${attributes.join(' ')}>${writeJson(testimonies)}</script>`;
}

/** Escapes JSON so that it cannot end its script element. */
const writeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function writeItem(
  { item, locale, anonymous = noName }: TestimonyTemplate,
  { fullName, message, createdAt }: PublicTestimony,
): string {
  const words = {
    fullName: fullName.trim() === '' || fullName === noName ? anonymous : fullName,
    message,
    createdAt,
    day: formatDay(createdAt, locale),
  };
  const escaped = Object.entries(words).map(([name, text]) => [name, escapeText(text)] as const);
  return fillPlaces(item, Object.fromEntries(escaped));
}

/** All placeholders are filled in one pass, so that a placeholder in a visitor's text is not filled in. */
const fillPlaces = (html: string, contents: Readonly<Record<string, string>>): string =>
  html.replace(/\{(\w+)\}/g, (_place, name: string) => contents[name] ?? '');

const formats = new Map<string, Intl.DateTimeFormat>();

function formatDay(time: string, locale: string): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(time));
}
