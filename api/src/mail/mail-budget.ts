import { createHash } from 'node:crypto';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';
import type { MailBudgetsTable } from '../storage/tables/mail-tables';

const minutes = 60_000;
const hour = 60 * minutes;

/** So many mails an hour go to one address, of all purposes and from all processes together. */
export const mailsAnHour = 3;

/** So many of these. */
export const newsAnHour = 20;

/** For so long after a reset link, another one to the same address is not sent. */
export const resetMailInterval = 1 * minutes;

/**
 * What a mail is for. `reset` and `confirmation` are what strangers can ask for; a `notice` is sent after its
 * owner's password was given, and is counted apart, so that no stranger can hold it back. So is `received`, which follows
 * a form: forms hold back no link. A `link` opens what was sent from an address: strangers can ask for it too, so it is
 * counted apart as well, with the rules of reset links. `news` tell staff that something arrived, a `digest` once a day
 * what waits, and a `letter` is what they write to a person: none of these can hold back a notice. An `unconfirmed-reset`
 * goes to an address that its member never confirmed: it may be a stranger's, under a tag that somebody made up.
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
  | 'letter';

/** One mail of the last hour. */
export interface SentMail {
  /** Of its row in the outbox: an attempt that is repeated counts once. */
  readonly id: string;
  readonly purpose: Exclude<MailPurpose, 'link' | 'unconfirmed-reset'>;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/**
 * `send` it, send it as the `last` one for a while and say so, `drop` it for good, or send it at a time, in milliseconds
 * since 1970.
 */
export type MailDecision = 'send' | 'last' | 'drop' | number;

/**
 * Decides whether a mail may be sent, by those of the last hour, oldest first. A reset link is dropped only while an
 * earlier one is still valid, and no other mail may use up the budget reserved for it: a stranger who requests mails
 * cannot lock the owner out. All other mails are postponed instead.
 * @param linkLifetime of a reset link, in milliseconds
 */
export function decideMail(
  recent: readonly SentMail[],
  { purpose, at }: Pick<SentMail, 'purpose' | 'at'>,
  linkLifetime: number,
): MailDecision {
  const [oldest] = recent;
  /** When there is room again for one more. */
  const turn = oldest === undefined ? at : oldest.at + hour;
  const left = mailsAnHour - recent.length;
  if (purpose === 'notice' || purpose === 'letter') return left > 0 ? 'send' : turn;
  // Sent later, they would come in each of the hours that follow.
  if (purpose === 'received') return left > 0 ? 'send' : 'drop';
  // There is none for a day once it is dropped, so it has a place of its own beside all news.
  if (purpose === 'digest') return recent.length <= newsAnHour ? 'send' : turn;
  if (purpose === 'news') return decideNews(newsAnHour - recent.length);
  const lastReset = recent.findLast((mail) => mail.purpose === 'reset')?.at;
  const goodUntil = lastReset === undefined ? 0 : lastReset + linkLifetime;
  if (purpose === 'reset') {
    if (left <= 0 || (lastReset !== undefined && at < lastReset + resetMailInterval)) return 'drop';
    const isWasted = left === 1 && at < goodUntil && at + linkLifetime < turn;
    return isWasted ? 'drop' : 'send';
  }
  // Until that turn each reset link must last, or leave a place to the next one.
  const needed = left > 0 ? turn - (left - 1) * linkLifetime : Number.POSITIVE_INFINITY;
  return left === mailsAnHour || goodUntil >= needed ? 'send' : turn;
}

/** What is dropped is found in the console, and the last one says so. */
const decideNews = (left: number): MailDecision =>
  left > 1 ? 'send' : left === 1 ? 'last' : 'drop';

/** A row of the outbox. */
interface CountedMail {
  readonly id: string;
  /** Lower-cased. */
  readonly recipient: string;
}

/** All SQL about how much mail an address of the post has got (decision 85). */
export class MailBudget {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly linkLifetime: number,
  ) {}

  /**
   * Counts a mail of the outbox, if there is room for it. One that was counted before is let through.
   * Confirmations also count for the mailbox: addresses that differ in their tag are one. Reset links do not: a
   * stranger who registers another tag could use up those of the owner. But those to addresses that were never confirmed
   * and are not the mailbox's plain one are counted together: a stranger invents any number of them. Tagged addresses share links to what was sent,
   * and leave those of the address itself alone: a stranger can send forms with any number of tags.
   */
  async take(mail: CountedMail, purpose: MailPurpose): Promise<MailDecision> {
    const { id, recipient } = mail;
    if (purpose === 'link') return this.count(linkKeyOf(recipient), id, 'reset');
    if (purpose === 'confirmation') {
      // Nothing else counts there, so no place is reserved, as with notices.
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
      const decision = decideMail(recent, { purpose, at }, this.linkLifetime);
      if (decision !== 'send' && decision !== 'last') return decision;
      const sent = JSON.stringify([...recent, { id, purpose, at } satisfies SentMail]);
      const last_at = new Date(at).toISOString();
      if (await this.replace(row, { key, sent, last_at })) return decision;
    }
  }

  /** Removes what is older than an hour, and what a clock that went back has left in the future. */
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

  /** False when another process was quicker. */
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

/** Clocks of several machines differ; what lies further ahead than an hour was written before a clock went back. */
const readRecent = (row: MailBudgetsTable | undefined, now: number): SentMail[] =>
  row === undefined
    ? []
    : (JSON.parse(row.sent) as SentMail[]).filter(({ at }) => Math.abs(now - at) < hour);

/** What is counted together. */
const groups = ['asked', 'notices', 'news', 'letters'] as const;
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
  return purpose === 'news' || purpose === 'digest' ? 'news' : 'asked';
}

/** A digest, so that the table does not show addresses. */
const keyOf = (group: Group, address: string) =>
  createHash('sha256')
    .update(JSON.stringify([group, address]))
    .digest('base64url');

/** Under which keys mails to an address are counted, and to its mailbox. */
export const toBudgetKeys = (address: string): readonly string[] => [
  ...groups.map((group) => keyOf(group, address)),
  keyOf('mailbox', mailboxOf(address)),
  receivedKey(address),
  linkKeyOf(address),
  spelledKey(address),
];

/** For the mailbox: an attacker who bombs one invents tags. */
const receivedKey = (address: string) => keyOf('received', mailboxOf(address));

/** Whether it is spelled as its mailbox: without a tag, and at Google without dots. */
const isPlain = (address: string) => mailboxOf(address) === address;

/** For all other spellings of the mailbox. */
const spelledKey = (address: string) => keyOf('resets-of-spellings', mailboxOf(address));

/** By its spelling, dots too: strangers who use up the links of another one leave its owner these. */
function linkKeyOf(address: string): string {
  return withoutTag(address) === address
    ? keyOf('links', address)
    : keyOf('links-of-tags', mailboxOf(address));
}

/** One of two names of the same host, and dots mean nothing there. */
const dotless: readonly string[] = ['@gmail.com', '@googlemail.com'];

/** All addresses of a mailbox as one: without what their host ignores, as far as that is known. */
function mailboxOf(address: string): string {
  const plain = withoutTag(address);
  const at = plain.lastIndexOf('@');
  return dotless.includes(plain.slice(at))
    ? plain.slice(0, at).replaceAll('.', '') + '@gmail.com'
    : plain;
}

/** The address without its `+tag`, which most hosts ignore. */
function withoutTag(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+', 1);
  return name + address.slice(at);
}
