import type { Transaction } from 'kysely';
import type { IncompleteEntry, StoredEntry } from 'contract/content-api';
import { findMissing, findWrong, getSlug } from 'contract/content-entry';
import type { ContentText, WrongValue } from 'contract/content-entry';
import { getFields, getPages } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { languageCodes } from 'contract/languages';
import { mailedIdentity } from '../mail/church-in-mails';
import type { Tables } from '../storage/tables/tables';
import { changedMeanwhile, noEntry } from './content-errors';
import type { ContentRepository } from './content-repository';
import { toEntry } from './content-row';
import type { EntryRepository, StoredRow } from './entry-repository';
import { NamedMedia } from './named-media';
import type { PlanRepository } from './plan-repository';
import type { SlugRepository } from './slug-repository';
import { isIPv4 } from 'node:net';

/** Which entry is changed, and which revision of it was seen. */
export interface SeenEntry {
  readonly kind: ContentKind;
  readonly id: string;
  readonly revision: number;
}

/** What a change is made with, in its transaction and at its turn. */
export interface EntryLock {
  readonly transaction: Transaction<Tables>;
  readonly entries: EntryRepository;
  readonly content: ContentRepository;
  readonly slugs: SlugRepository;
  readonly plans: PlanRepository;
  /** Of the site, as its links name it. */
  readonly host: string;
  /** Whether visitors are to see something else. */
  isNews: boolean;
}

/** The entry, as it was seen. @throws HttpError where there is none, and where it was changed since */
export async function find(
  entries: EntryRepository,
  { kind, id, revision }: SeenEntry,
): Promise<StoredRow> {
  const row = await entries.find(kind, id);
  if (row === undefined) throw noEntry();
  if (row.revision !== revision) throw changedMeanwhile(toEntry(row));
  return row;
}

export async function readEntry(
  entries: EntryRepository,
  kind: ContentKind,
  id: string,
): Promise<StoredEntry> {
  const row = await entries.find(kind, id);
  if (row === undefined) throw noEntry();
  return toEntry(row);
}

/** Why a text of an entry cannot be published; undefined where it can. */
export async function findLacks(
  turn: EntryLock,
  seen: SeenEntry,
  text: ContentText,
): Promise<IncompleteEntry | undefined> {
  const missing = findMissing(seen.kind, text);
  const files = await new NamedMedia(turn.transaction).findWrong(seen.kind, text);
  const wrong = [
    ...findWrong(seen.kind, text),
    ...(await findTaken(turn, seen, text)),
    ...findForeignLinks(turn, seen.kind, text),
    ...files,
  ];
  return missing.length > 0 || wrong.length > 0 ? { missing, wrong } : undefined;
}

/** What the server writes by itself, about accounts and forms, leads nowhere else (requirements 10.11). */
function findForeignLinks(
  { host }: EntryLock,
  kind: ContentKind,
  { values }: ContentText,
): readonly WrongValue[] {
  return mailedFields(kind).flatMap((field): readonly WrongValue[] => {
    const value = values[field];
    const code = 'foreign-link';
    if (typeof value !== 'object')
      return hasForeignLink(value ?? '', host) ? [{ field, code }] : [];
    return languageCodes
      .filter((language) => hasForeignLink(value[language] ?? '', host))
      .map((language) => ({ field, language, code }));
  });
}

/** What of a kind those mails carry. */
function mailedFields(kind: ContentKind): readonly string[] {
  if (kind === 'identity') return mailedIdentity;
  return kind === 'member-mails' || kind === 'form-mails' ? Object.keys(getFields(kind)) : [];
}

/** The slug of a page that the page of another entry has. */
async function findTaken(
  { slugs }: EntryLock,
  { kind, id }: SeenEntry,
  text: ContentText,
): Promise<readonly WrongValue[]> {
  const field = getPages(kind)?.slug;
  const slug = getSlug(kind, text);
  if (field === undefined || slug === undefined) return [];
  return (await slugs.isTaken(slug, kind, id)) ? [{ field, code: 'taken' }] : [];
}

/** The ids of those that visitors see. */
export const shownIds = (rows: readonly StoredRow[]) =>
  rows.filter(({ published }) => published !== null).map(({ id }) => id);

/** A dot before a word, where text has a space: each such word is the end of a host, as new ones are sold every year. */
const hostName = /(?<!\.)\.(?:[\p{L}\p{M}]{2}|xn--)/iu;
const mailAddress = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]+/gu;
const numbers = /\d{1,3}(?:\.\d{1,3}){3}/g;
/**
 * Whether a text leads to another host than `host`, in any way that mail programs might make a link of. Only what is known
 * to be none is let through: they differ in where they see a link begin and end.
 */
export function hasForeignLink(text: string, host: string): boolean {
  const others = asBrowsersRead(text).replaceAll(linkTo(host), ' ');
  if (/\/\/|(?:https?|ftp):/i.test(others)) return true;
  const plain = others.replaceAll(mailAddress, ' ');
  return hostName.test(plain) || (plain.match(numbers) ?? []).some((word) => isIPv4(word));
}
/** With backslashes as slashes, all dots as one, and without what nobody sees. */
const asBrowsersRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\\', '/')
    .replaceAll('。', '.');
/** The host alone or with its scheme and a path. Nothing may come before or after it that makes it another host. */
const linkTo = (host: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}.@:/_-])(?:https?://)?${host.replaceAll(/[.[\]]/g, String.raw`\$&`)}(?![\p{L}\p{M}\p{N}:@_-]|\.[\p{L}\p{N}])(?:[/?#][\w.=&%~+-]+)*/?`,
    'giu',
  );
