import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openImapInbox } from '../../mail/inbox/imap-inbox';
import type { Inbox } from '../../mail/inbox/inbox';
import type { InboxSettings } from '../../mail/inbox/inbox-settings';
import { MalformedMail, parseIncomingMail, readRecipients } from '../../mail/inbox/incoming-mail';
import { openMaildirInbox } from '../../mail/inbox/maildir-inbox';
import { findTokens } from '../contact-history/reply-address';
import { storeReply, TooManyReplies } from './store-reply';

type App = Pick<FastifyInstance, 'database' | 'now' | 'makeId' | 'log' | 'replyTokens'>;

/** Milliseconds until a mailbox that failed is opened again: twice as long after each failure in a row. */
const [shortestPause, longestPause] = [2000, 300_000];

/** Reads the mailbox from when the server begins to listen until it closes. Failures are logged, and it tries again. */
export function readRepliesWhileListening(app: FastifyInstance, settings: InboxSettings): void {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  app.addHook('onListen', (done) => {
    running = readReplies(app, settings, closing.signal);
    done();
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await running;
  });
}

/** Never rejects. */
async function readReplies(app: App, settings: InboxSettings, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    await readInbox(app, settings, signal, () => (failures = 0)).catch((error: unknown) => {
      // A connection that the server's end cut off is no failure.
      if (!signal.aborted) app.log.warn({ err: error });
    });
    const pause = Math.min(shortestPause * 2 ** failures, longestPause);
    failures += 1;
    await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function readInbox(
  app: App,
  { source, address }: InboxSettings,
  signal: AbortSignal,
  onRead: () => void,
): Promise<void> {
  const inbox = await ('imap' in source
    ? openImapInbox(source.imap)
    : openMaildirInbox(source.maildir));
  // A read that hangs must not hold up the server's end.
  const close = () => void inbox.close();
  signal.addEventListener('abort', close);
  try {
    await readRounds(inbox, (bytes) => handleMessage(app, address, bytes), signal, onRead);
  } finally {
    signal.removeEventListener('abort', close);
    await inbox.close();
  }
}

async function readRounds(
  inbox: Inbox,
  handle: (bytes: Uint8Array) => Promise<void>,
  signal: AbortSignal,
  onRead: () => void,
): Promise<void> {
  while (!signal.aborted) {
    const hasMore = await inbox.readNew(handle);
    onRead();
    if (!hasMore) await inbox.wait(signal);
  }
}

/**
 * Stores a message in the record of its token. One without a valid token, one that cannot be parsed and one too many
 * are left in the mailbox; rejects only if a later attempt may succeed.
 */
export async function handleMessage(
  app: App,
  address: InboxSettings['address'],
  bytes: Uint8Array,
): Promise<void> {
  try {
    const answered = await readAnswered(app, address, bytes);
    if (answered.length === 0) return;
    const mail = await parseIncomingMail(bytes);
    for (const outreachId of answered)
      // One record that has too many takes no reply away from the others.
      await storeReply(app, outreachId, mail).catch(logIf(TooManyReplies, app));
  } catch (error) {
    logIf(MalformedMail, app)(error);
  }
}

/** Makes a handler that logs the errors of a type and throws all others. */
const logIf =
  (type: typeof MalformedMail | typeof TooManyReplies, { log }: Pick<App, 'log'>) =>
  (error: unknown): void => {
    if (!(error instanceof type)) throw error;
    log.warn({ err: error });
  };

/** Gets the ids of the emails that a message answers, by the tokens in its recipients. */
async function readAnswered(
  { replyTokens }: App,
  address: InboxSettings['address'],
  bytes: Uint8Array,
): Promise<readonly string[]> {
  const tokens = findTokens(await readRecipients(bytes), address);
  const ids = await Promise.all(tokens.map((token) => replyTokens.read(token)));
  return ids.filter((id) => id !== undefined);
}
