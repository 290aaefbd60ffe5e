import { createHash } from 'node:crypto';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';
import type { MailBudgetsTable } from '../storage/tables/mail-tables';

const minutes = 60_000;
const hour = 60 * minutes;

/** The limit of emails an hour to one address, for all purposes and processes together. */
export const maxMailsPerHour = 3;

/** The limit of news an hour. */
export const maxNewsPerHour = 20;

/** The limit of alerts an hour. */
export const maxAlertsPerHour = 10;

/** Milliseconds after a reset link before another one is sent to the same address. */
export const resetMailInterval = 1 * minutes;

/**
 * The purpose of an email decides its budget. Strangers can request a `reset` and a `confirmation`. A `notice` follows
 * an action with the owner's password and has its own budget, so that no stranger can hold it back; `received`, which
 * answers a form, also has one, so that forms hold back no link. A `link` to what was sent from an address can be
 * requested by strangers too; it has a budget of its own with the rules of reset links. `news` tell staff that
 * something arrived, a `digest` lists once a day what waits, an `alert` tells whoever is on call of something urgent, and
 * a `letter` is an email of staff to a person: none of these can hold back a notice or one another. An `unconfirmed-reset` goes to an address that its member never confirmed: it may be a
 * stranger's, with an invented tag.
 */
export type MailPurpose =
  | 'reset'
  | 'unconfirmed-reset'
  | 'confirmation'
  | 'notice'
  | 'received'
  | 'link'
  | 'news'
  | 'digest'
  | 'alert'
  | 'letter';

/** An email of the last hour. */
export interface SentMail {
  /** The id of its row in the outbox, so that repeated attempts count once. */
  readonly id: string;
  readonly purpose: Exclude<MailPurpose, 'link' | 'unconfirmed-reset'>;
  /** The time in milliseconds since 1970. */
  readonly at: number;
}

/**
 * `send` it, send it as the `last` one for a while and say so in it, `drop` it for good, or send it at a time in
 * milliseconds since 1970.
 */
export type MailDecision = 'send' | 'last' | 'drop' | number;

/**
 * Decides whether an email may be sent, by those of the last hour, oldest first. A reset link is dropped only while an
 * earlier one is still valid, and no other email may use up the budget reserved for it: a stranger who requests emails
 * cannot lock the owner out. All other emails are postponed instead.
 * @param linkLifetime of a reset link, in milliseconds
 */
export function decideMailDelivery(
  recent: readonly SentMail[],
  { purpose, at }: Pick<SentMail, 'purpose' | 'at'>,
  linkLifetime: number,
): MailDecision {
  const [oldest] = recent;
  /** The time at which the budget has room for one more. */
  const turn = oldest === undefined ? at : oldest.at + hour;
  const left = maxMailsPerHour - recent.length;
  if (purpose === 'notice' || purpose === 'letter') return left > 0 ? 'send' : turn;
  // Postponed, they would arrive in each of the following hours.
  if (purpose === 'received') return left > 0 ? 'send' : 'drop';
  // A dropped digest would be missing for a day, so it has a place of its own beside all news.
  if (purpose === 'digest') return recent.length <= maxNewsPerHour ? 'send' : turn;
  if (purpose === 'news') return decideNews(maxNewsPerHour - recent.length);
  if (purpose === 'alert') return decideNews(maxAlertsPerHour - recent.length);
  const lastReset = recent.findLast((mail) => mail.purpose === 'reset')?.at;
  const goodUntil = lastReset === undefined ? 0 : lastReset + linkLifetime;
  if (purpose === 'reset') {
    if (left <= 0 || (lastReset !== undefined && at < lastReset + resetMailInterval)) return 'drop';
    const isWasted = left === 1 && at < goodUntil && at + linkLifetime < turn;
    return isWasted ? 'drop' : 'send';
  }
  // Until then each reset link must last, or leave room for the next one.
  const needed = left > 0 ? turn - (left - 1) * linkLifetime : Number.POSITIVE_INFINITY;
  return left === maxMailsPerHour || goodUntil >= needed ? 'send' : turn;
}

/** Drops news and alerts beyond the limit: they are in the console, and the last email says so. */
const decideNews = (left: number): MailDecision =>
  left > 1 ? 'send' : left === 1 ? 'last' : 'drop';

interface CountedMail {
  readonly id: string;
  /** Lower-cased. */
  readonly recipient: string;
}

/** All SQL about the number of emails that each address got (decision 85). */
export class MailBudget {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly linkLifetime: number,
  ) {}

  /**
   * Counts an email of the outbox if there is room for it; one that was counted before passes. Confirmations count per
   * mailbox too, where addresses that differ only in their tag are one. Reset links do not: a stranger who registers
   * another tag could use up those of the owner. But reset links to addresses that were never confirmed and are not the
   * plain address of their mailbox share one budget, because a stranger can invent any number of them. For the same
   * reason tagged addresses share links to what was sent, and do not use up those of the plain address.
   */
  async take(mail: CountedMail, purpose: MailPurpose): Promise<MailDecision> {
    const { id, recipient } = mail;
    if (purpose === 'link') return this.count(linkKeyOf(recipient), id, 'reset');
    if (purpose === 'confirmation') {
      // Nothing else counts under this key, so nothing is reserved, as for notices.
      const key = keyOf('mailbox', mailboxOf(recipient));
      const decision = await this.count(key, id, 'notice');
      if (decision !== 'send') return decision;
    }
    if (purpose === 'unconfirmed-reset') {
      const decision = isPlain(recipient)
        ? 'send'
        : await this.count(spelledKey(recipient), id, 'reset');
      if (decision !== 'send') return decision;
      return this.count(keyOf('asked', recipient), id, 'reset');
    }
    if (purpose === 'received') return this.count(receivedKey(recipient), id, purpose);
    return this.count(keyOf(groupOf(purpose), recipient), id, purpose);
  }

  private async count(
    key: string,
    id: string,
    purpose: SentMail['purpose'],
  ): Promise<MailDecision> {
    for (;;) {
      const at = this.now().getTime();
      const row = await this.find(key);
      const recent = readRecent(row, at);
      if (recent.some((mail) => mail.id === id)) return 'send';
      const decision = decideMailDelivery(recent, { purpose, at }, this.linkLifetime);
      if (decision !== 'send' && decision !== 'last') return decision;
      const sent = JSON.stringify([...recent, { id, purpose, at } satisfies SentMail]);
      const last_at = new Date(at).toISOString();
      if (await this.replace(row, { key, sent, last_at })) return decision;
    }
  }

  /** Removes counts older than an hour, and those in the future, which a clock that went back has left. */
  async sweep(): Promise<void> {
    const at = (offset: number) => new Date(this.now().getTime() + offset).toISOString();
    await this.database
      .deleteFrom('mail_budgets')
      .where(({ or, eb }) => or([eb('last_at', '<=', at(-hour)), eb('last_at', '>', at(hour))]))
      .execute();
  }

  private find(key: string): Promise<MailBudgetsTable | undefined> {
    return this.database
      .selectFrom('mail_budgets')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
  }

  /** Returns false where another process was faster. */
  private async replace(
    old: MailBudgetsTable | undefined,
    row: MailBudgetsTable,
  ): Promise<boolean> {
    if (old === undefined) {
      const { numInsertedOrUpdatedRows } = await this.database
        .insertInto('mail_budgets')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    }
    const { numUpdatedRows } = await this.database
      .updateTable('mail_budgets')
      .set(row)
      .where('key', '=', old.key)
      .where('sent', '=', old.sent)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
}

/**
 * Reads the emails of the last hour. Clocks of several machines differ; a time more than an hour ahead was stored
 * before a clock went back.
 */
const readRecent = (row: MailBudgetsTable | undefined, now: number): SentMail[] =>
  row === undefined
    ? []
    : (JSON.parse(row.sent) as SentMail[]).filter(({ at }) => Math.abs(now - at) < hour);

/** The purposes of a group are counted together. */
const groups = ['asked', 'notices', 'news', 'letters', 'alerts'] as const;
type Group =
  | (typeof groups)[number]
  | 'mailbox'
  | 'received'
  | 'links'
  | 'links-of-tags'
  | 'resets-of-spellings';

function groupOf(purpose: MailPurpose): (typeof groups)[number] {
  if (purpose === 'notice') return 'notices';
  if (purpose === 'letter') return 'letters';
  if (purpose === 'alert') return 'alerts';
  return purpose === 'news' || purpose === 'digest' ? 'news' : 'asked';
}

/** Returns a digest, so that the table does not show addresses. */
const keyOf = (group: Group, address: string) =>
  createHash('sha256')
    .update(JSON.stringify([group, address]))
    .digest('base64url');

/** Returns the keys under which emails to an address and to its mailbox are counted. */
export const toBudgetKeys = (address: string): readonly string[] => [
  ...groups.map((group) => keyOf(group, address)),
  keyOf('mailbox', mailboxOf(address)),
  receivedKey(address),
  linkKeyOf(address),
  spelledKey(address),
];

/** Returns a key for the mailbox, because an attacker who floods one invents tags. */
const receivedKey = (address: string) => keyOf('received', mailboxOf(address));

/** Returns whether an address is spelled as its mailbox: without a tag, and at Google without dots. */
const isPlain = (address: string) => mailboxOf(address) === address;

/** Returns the key of all other spellings of a mailbox. */
const spelledKey = (address: string) => keyOf('resets-of-spellings', mailboxOf(address));

/** Returns a key by spelling, with dots: strangers who use up the links of another spelling leave the owner these. */
function linkKeyOf(address: string): string {
  return withoutTag(address) === address
    ? keyOf('links', address)
    : keyOf('links-of-tags', mailboxOf(address));
}

/** Two names of the same host, which ignores dots. */
const dotless: readonly string[] = ['@gmail.com', '@googlemail.com'];

/** Normalises an address to its mailbox, without what its host is known to ignore. */
function mailboxOf(address: string): string {
  const plain = withoutTag(address);
  const at = plain.lastIndexOf('@');
  return dotless.includes(plain.slice(at))
    ? plain.slice(0, at).replaceAll('.', '') + '@gmail.com'
    : plain;
}

/** Removes the `+tag` of an address, which most hosts ignore. */
function withoutTag(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+', 1);
  return name + address.slice(at);
}
