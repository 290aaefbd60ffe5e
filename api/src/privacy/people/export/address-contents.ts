import { sql } from 'kysely';
import { parseReplyWords, replyBody } from '../../../review/contact-history/reply-repository';
import { toDecryptableJson } from '../../../storage/encryption/decryptable-json';
import type { Database } from '../../../storage/database';
import type { ChosenRecords } from '../chosen-records';

/** Rows without secrets: no token and no hash. */
type Rows = readonly Readonly<Record<string, string | null>>[];

/** A reply by email to our staff. */
export interface ReplyContents {
  readonly at: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** The names of attachments, which are not kept. */
  readonly attachments: readonly string[];
}

/** The data about profiles and email addresses, besides the records. */
export interface AddressContents {
  readonly logins: Rows;
  readonly sessions: Rows;
  readonly links: Rows;
  readonly waitingMails: Rows;
  /** Emails that staff wrote to the address from other records. */
  readonly letters: Rows;
  /** Replies from the address about other records. */
  readonly sentReplies: readonly ReplyContents[];
  readonly invitations: Rows;
  readonly staffAccounts: Rows;
  readonly staffSessions: Rows;
  /** Unreleased builds of the site that are open in these sessions. */
  readonly openPreviews: Rows;
  /** Packages of the site whose team has the address. */
  readonly teams: Rows;
}

/** An empty list needs no query, and `in ()` is invalid SQL. */
const rowsOf = async (ids: readonly string[], read: () => Promise<Rows>): Promise<Rows> =>
  ids.length === 0 ? [] : read();

/** @param emails lower-cased */
export async function loadAddressContents(
  database: Database,
  { submissions, profiles }: ChosenRecords,
  emails: readonly string[],
): Promise<AddressContents> {
  const records = [...submissions, ...profiles].map(({ id }) => id);
  const ids = profiles.map(({ id }) => id);
  return {
    logins: await rowsOf(ids, () =>
      database
        .selectFrom('profiles')
        .select(['email', 'language'])
        .select(['email_confirmed_at as emailConfirmedAt', 'last_login_at as lastLoginAt'])
        .where('id', 'in', ids)
        .execute(),
    ),
    sessions: await rowsOf(ids, () =>
      database
        .selectFrom('member_sessions')
        .select(['created_at as createdAt', 'last_seen_at as lastSeenAt'])
        .where('profile_id', 'in', ids)
        .execute(),
    ),
    links: [
      ...(await rowsOf(ids, () => readLinks(database, ids))),
      ...(await rowsOf(emails, () => readSentLinks(database, emails))),
    ],
    waitingMails: await readMails(database, ids, emails),
    letters: await rowsOf(emails, () => readLetters(database, records, emails)),
    sentReplies: emails.length === 0 ? [] : await readReplies(database, records, emails),
    ...(await readStaff(database, emails)),
  };
}

/** Reads the mailed links and the pending addresses of profiles. */
async function readLinks(database: Database, ids: readonly string[]): Promise<Rows> {
  const resets = await database
    .selectFrom('reset_tokens')
    .select('created_at as createdAt')
    .where('profile_id', 'in', ids)
    .execute();
  const confirmations = await database
    .selectFrom('email_tokens')
    .select(['email', 'created_at as createdAt', 'used_at as usedAt'])
    .where('profile_id', 'in', ids)
    .execute();
  const pending = await database
    .selectFrom('pending_emails')
    .select(['email', 'created_at as createdAt'])
    .where('profile_id', 'in', ids)
    .execute();
  return [
    ...resets.map((row) => ({ link: 'reset-password', ...row })),
    ...confirmations.map((row) => ({ link: 'confirm-email', ...row })),
    ...pending.map((row) => ({ link: 'new-email', ...row })),
  ];
}

async function readSentLinks(database: Database, emails: readonly string[]): Promise<Rows> {
  const rows = await database
    .selectFrom('my_data_tokens')
    .select(['email', 'created_at as createdAt'])
    .where('email', 'in', emails)
    .execute();
  return rows.map((row) => ({ link: 'my-data', ...row }));
}

async function readMails(
  database: Database,
  ids: readonly string[],
  emails: readonly string[],
): Promise<Rows> {
  if (ids.length + emails.length === 0) return [];
  return database
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'language', 'created_at as createdAt'])
    .where(({ or, eb }) =>
      or([
        ...(ids.length > 0 ? [eb('profile_id', 'in', ids)] : []),
        ...(emails.length > 0 ? [eb('recipient', 'in', emails)] : []),
      ]),
    )
    .execute();
}

/** The columns of the contact history, without the staff member. */
export const contactHistoryColumns = [
  'way',
  'at',
  'template',
  'outcome',
  'try_again_on as tryAgainOn',
  'address as to',
  'sent_at as sentAt',
  toDecryptableJson(sql`words`, sql`kind`, sql`id`).as('words'),
] as const;

/** Puts the subject and the text of an email, which are stored together, beside its other columns. */
export function withEmailText<Row extends { readonly words: string | null }>({
  words,
  ...row
}: Row): Omit<Row, 'words'> & EmailWords {
  const { subject, text } = JSON.parse(words ?? '{"subject":null,"text":null}') as EmailWords;
  return { ...row, subject, text };
}
type EmailWords = Readonly<Record<'subject' | 'text', string | null>>;

async function readLetters(
  database: Database,
  records: readonly string[],
  emails: readonly string[],
): Promise<Rows> {
  const letters = database
    .selectFrom('outreach')
    .select(contactHistoryColumns)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['address']), 'in', emails))
    .orderBy('at');
  const others = records.length === 0 ? letters : letters.where('record_id', 'not in', records);
  return (await others.execute()).map(withEmailText);
}

/** The columns of a reply, for `toReplyContents`. */
export const replyColumns = ['at', 'sender as from', replyBody.as('body')] as const;

export function toReplyContents({
  body,
  ...reply
}: Pick<ReplyContents, 'at' | 'from'> & { readonly body: string }): ReplyContents {
  const { subject, text, attachments } = parseReplyWords(body);
  return { ...reply, subject, text, attachments };
}

async function readReplies(
  database: Database,
  records: readonly string[],
  emails: readonly string[],
): Promise<readonly ReplyContents[]> {
  const replies = database
    .selectFrom('replies')
    .select(replyColumns)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['sender']), 'in', emails))
    .orderBy('at');
  const others = records.length === 0 ? replies : replies.where('record_id', 'not in', records);
  return (await others.execute()).map(toReplyContents);
}

async function readStaff(database: Database, emails: readonly string[]) {
  const invitations = await rowsOf(emails, () =>
    database
      .selectFrom('staff_invitations')
      .select(['email', 'created_at as createdAt', 'expires_at as expiresAt'])
      .select(['accepted_at as acceptedAt', 'language'])
      .where('email', 'in', emails)
      .execute(),
  );
  const staffAccounts = await rowsOf(emails, () =>
    database
      .selectFrom('admins')
      .leftJoin('staff_visits', 'staff_visits.admin_id', 'admins.id')
      .select(['email', 'name', 'language', 'created_at as createdAt'])
      .select(['last_login_at as lastLoginAt', 'seen_at as lastVisitAt'])
      .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), 'in', emails))
      .execute(),
  );
  const staffSessions = await rowsOf(emails, () =>
    database
      .selectFrom('admin_sessions')
      .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
      .select(['device', 'network', 'admin_sessions.created_at as createdAt'])
      .select('last_seen_at as lastSeenAt')
      .where(({ eb, fn }) => eb(fn<string>('lower', ['admins.email']), 'in', emails))
      .execute(),
  );
  const openPreviews = await rowsOf(emails, () =>
    database
      .selectFrom('open_previews')
      .innerJoin('admin_sessions', 'admin_sessions.token_hash', 'open_previews.session_hash')
      .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
      .select(['remote', 'version', 'opened_at as openedAt'])
      .where(({ eb, fn }) => eb(fn<string>('lower', ['admins.email']), 'in', emails))
      .execute(),
  );
  const teams = await rowsOf(emails, () =>
    database
      .selectFrom('release_teams')
      .select(['package', 'email'])
      .where('email', 'in', emails)
      .execute(),
  );
  return { invitations, staffAccounts, staffSessions, openPreviews, teams };
}
