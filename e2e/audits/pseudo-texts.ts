import type { Page } from '@playwright/test';
import { bankAccounts, church, firstVisit } from 'contract/church';
import { languages } from 'contract/languages';

/** Names that are the same in every language. */
const names = [
  church.name,
  church.address.street,
  church.address.city,
  firstVisit.bus.stop,
  firstVisit.parking.name,
  ...Object.values(bankAccounts).flatMap((account) => Object.values<string>(account)),
  ...Object.values(languages).map(({ name }) => name),
];

/**
 * Texts of a page outside of the brackets of tooling/src/locales/pseudo.ts: in content, accessible names and the head,
 * one line each. Exempt are parts with another `lang` or `translate="no"`, and words of Intl in times
 * and beside a year.
 * @param typed texts that people have typed, and further names
 */
export const findUntranslated = (page: Page, typed: readonly string[] = []): Promise<string[]> =>
  page.evaluate(readUntranslated, { names: [...names, ...typed].sort(byLength), calendarWords });

/** Longer names first, because a name may begin with another one. */
const byLength = (one: string, other: string) => other.length - one.length;

const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1));
const wordsOf = (options: Intl.DateTimeFormatOptions) =>
  days.map((day) => new Intl.DateTimeFormat('de-AT', options).format(day));

/** The words that Intl uses in dates of `/de`. */
const calendarWords = [
  ...wordsOf({ month: 'long' }),
  ...wordsOf({ month: 'short' }),
  ...wordsOf({ weekday: 'long' }),
  ...wordsOf({ weekday: 'short' }),
  'Uhr',
].sort(byLength);

interface Exceptions {
  readonly names: readonly string[];
  readonly calendarWords: readonly string[];
}

/** Runs in the browser, so it must not use outer variables. */
function readUntranslated({ names, calendarWords }: Exceptions): string[] {
  const faults: string[] = [];
  if (document.documentElement.lang !== 'de') faults.push('the page is in another language');
  const isOurs = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang') === 'de' &&
    !element.closest('script, style, [translate=no]');
  /** Matches a name only as a whole word. */
  const wholly = (name: string) =>
    new RegExp(`(?<!\\p{L})${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?!\\p{L})`, 'gu');
  const namePatterns = names.map(wholly);
  const calendarPatterns = calendarWords.map(wholly);
  const without = (text: string, patterns: readonly RegExp[]) =>
    patterns.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text);

  /** A text may be split into several elements, so an open bracket continues in the next one. */
  let opened: string | undefined;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    // With scripts enabled, the content of noscript is text, not elements.
    const text = (textContent ?? '').replaceAll(/<[^<>]*>/g, '');
    const isTime = Boolean(parentElement?.closest('time')) || /\b\d{4}\b/.test(text);
    if (isOurs(parentElement)) read(isTime ? without(text, calendarPatterns) : text, 'text');
  }
  if (opened !== undefined) faults.push(`“${opened}” has no end`);
  opened = undefined;

  const spoken =
    'alt title label placeholder aria-label aria-description aria-roledescription aria-valuetext';
  for (const element of document.querySelectorAll('*')) {
    if (!isOurs(element)) continue;
    for (const name of spoken.split(' ')) readWhole(element.getAttribute(name), name);
  }
  readWhole(document.title, 'title');
  const said = '[name=description], [property$=title], [property$=description], [property$=alt]';
  for (const meta of document.querySelectorAll<HTMLMetaElement>(said))
    readWhole(meta.content, meta.outerHTML.slice(0, 40));
  for (const { textContent } of document.querySelectorAll('[type="application/ld+json"]'))
    readData(JSON.parse(textContent), '');
  return [...new Set(faults)];

  function readWhole(text: string | null, place: string): void {
    read(text ?? '', place);
    if (opened !== undefined) faults.push(`${place}: “${text}” has no end`);
    opened = undefined;
  }

  function read(text: string, place: string): void {
    for (const part of text.split(/([⟦⟧])/)) {
      if (part === '⟦') {
        if (opened !== undefined) faults.push(`${place}: “${opened}” has no end`);
        opened = text.trim();
      } else if (part === '⟧') opened = undefined;
      else if (opened === undefined && hasWords(part)) faults.push(`${place}: ${text.trim()}`);
    }
  }

  /** Addresses of mails and pages are the same in every language. */
  function hasWords(text: string): boolean {
    const words = without(text, namePatterns)
      .split(/\s/)
      .filter((word) => !/@|:\/\/|^\//.test(word));
    return /\p{L}/u.test(words.join(' '));
  }

  /** Only the sentences in structured data: other values are addresses, codes, times and proper names. */
  function readData(value: unknown, key: string): void {
    const sentences =
      /^(name|description|headline|alternateName|slogan|caption|text|jobTitle|keywords|abstract|articleBody)$/;
    if (typeof value === 'string') {
      if (sentences.test(key)) readWhole(value, `JSON-LD ${key}`);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inside] of Object.entries(value))
      readData(inside, Array.isArray(value) ? key : name);
  }
}
