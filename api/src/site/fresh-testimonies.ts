import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { submissions } from 'contract/submissions';
import { registryElementId } from 'contract/registry';
import { servedTestimoniesId, testimonyTemplateFile } from 'contract/testimony';
import type { PublicTestimony, TestimonyTemplate } from 'contract/testimony';

/** Where the testimonies come from. */
export interface TestimonySource {
  findNewestTestimonies(limit: number): Promise<PublicTestimony[]>;
}

/** A page of a set, and how it is filled. A set never changes. */
interface FillablePage {
  readonly html: string;
  readonly template: TestimonyTemplate;
}

/** As many as stand in the page; a script loads the others. */
const servedTestimonies = 50;

const page = `/pages${submissions.testimony.page}/index.html`;

/** SPEC 3. */
const anonymous = submissions.testimony.body.properties.fullName.default;

/** Serves the page of the testimonies with the newest in it, to be read without a script and before it comes. */
export class FreshTestimonies {
  readonly #siteDir: string;
  readonly #source: TestimonySource;
  readonly #sets = new Map<string, Promise<FillablePage | undefined>>();

  constructor(siteDir: string, source: TestimonySource) {
    this.#siteDir = siteDir;
    this.#source = source;
  }

  /**
   * The page as it is now; undefined for every other file of the site, and whenever it can only be served as it was
   * assembled: by a release without a template, or while the database does not answer.
   * @param path below the site's folder, through the set and not through the link to it
   */
  async fill(path: string): Promise<string | undefined> {
    if (!path.endsWith(page)) return undefined;
    const set = path.slice(0, -page.length);
    const reading = this.#sets.get(set) ?? this.#read(set);
    this.#sets.set(set, reading);
    const fillable = await reading;
    if (!fillable) return undefined;
    return this.#source.findNewestTestimonies(servedTestimonies).then(
      (testimonies) => fillPage(fillable, testimonies),
      () => undefined,
    );
  }

  async #read(set: string): Promise<FillablePage | undefined> {
    const read = (file: string) => readFile(join(this.#siteDir, set, file), 'utf8');
    try {
      const [html, text] = await Promise.all([read(page), read(testimonyTemplateFile)]);
      const template = JSON.parse(text) as TestimonyTemplate;
      return html.includes(template.waiting) ? { html, template } : undefined;
    } catch {
      return undefined;
    }
  }
}

/** The browser's script takes over what stands here: it renders the same from the same data. */
function fillPage({ html, template }: FillablePage, testimonies: readonly PublicTestimony[]) {
  const list = testimonies.length === 0 ? template.none : template.list;
  const { format } = new Intl.DateTimeFormat(template.locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const items = testimonies.map((one) => writeItem(template.item, one, format)).join('');
  const registry = `<script type="application/json" id="${registryElementId}">`;
  // JSON inside a script element must not be able to end it.
  const json = JSON.stringify(testimonies).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" id="${servedTestimoniesId}">${json}</script>`;
  return html
    .replace(registry, () => `${data}\n${registry}`)
    .replace(template.waiting, () => list.replace('{items}', () => items));
}

/** One pass, so that nobody's words are taken for a place to fill. */
function writeItem(
  item: string,
  { fullName, message, createdAt }: PublicTestimony,
  formatDay: (date: Date) => string,
): string {
  const words: Readonly<Record<string, string>> = {
    fullName: fullName.trim() || anonymous,
    message,
    createdAt,
    day: formatDay(new Date(createdAt)),
  };
  return item.replace(/\{(\w+)\}/g, (_place, name: string) => escapeText(words[name] ?? ''));
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Text, in an element or in an attribute in quotation marks. */
const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign);
