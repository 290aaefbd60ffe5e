import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { maxMessageBytes, messagesPerRound } from './inbox';
import type { HandleMessage, Inbox } from './inbox';
import type { ImapSettings } from './inbox-settings';

/** The mail server did not answer as it should. */
export class ImapError extends Error {
  override readonly name = 'ImapError';
}

/** Milliseconds. A server that does not respond must not hold the connection for ever. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 10_000, socketTimeout: 120_000 };

/** What a server sends beyond this ends the connection; a message is a literal of at most `maxMessageBytes`. */
const bounds = {
  maxLiteralSize: maxMessageBytes + 1024,
  maxResponseSize: 2 * maxMessageBytes,
  maxLineLength: 2 * maxMessageBytes,
  maxResponseTokens: 10_000,
};

/** Milliseconds after which new messages are looked for although the server announced none. */
const pollInterval = 60_000;

/** Connects to a mailbox by IMAP. Rejects if the server cannot be reached, refuses the login or its certificate. */
export async function openImapInbox(settings: ImapSettings): Promise<Inbox> {
  const { ImapFlow: Client } = await import('imapflow');
  const { host, port, user, password: pass, mailbox, encryption } = settings;
  const client = new Client({
    ...{ host, port, auth: { user, pass }, secure: encryption === 'tls', logger: false },
    ...{ doSTARTTLS: encryption === 'starttls', disableAutoIdle: true },
    ...{ ...timeouts, ...bounds },
  });
  // Without a listener an error of the connection would end the process; what it broke rejects as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen(mailbox);
  } catch (error) {
    client.close();
    throw error;
  }
  return new ImapInbox(client);
}

class ImapInbox implements Inbox {
  constructor(private readonly client: ImapFlow) {}

  async readNew(handle: HandleMessage): Promise<boolean> {
    const found = await this.client.search({ seen: false }, { uid: true });
    if (!found) throw new ImapError('The mail server did not list its messages.');
    const uids = found.sort((one, other) => one - other);
    for (const uid of uids.slice(0, messagesPerRound)) await this.read(String(uid), handle);
    return uids.length > messagesPerRound;
  }

  async wait(signal: AbortSignal): Promise<void> {
    // The next read fails then.
    if (!this.client.usable) return;
    const ended = new AbortController();
    const options = { signal: AbortSignal.any([signal, ended.signal]) };
    const events = [once(this.client, 'exists', options), once(this.client, 'close', options)];
    // IDLE (RFC 2177) lets the server announce messages; the next command ends it.
    void this.client.idle().catch(() => undefined);
    const time = setTimeout(pollInterval, undefined, { ...options, ref: false });
    // Each of them rejects when the wait was ended by another.
    await Promise.race([...events, time]).catch(() => undefined);
    ended.abort();
    await Promise.allSettled([...events, time]);
  }

  async close(): Promise<void> {
    this.client.close();
  }

  private async read(uid: string, handle: HandleMessage): Promise<void> {
    const query = { source: { maxLength: maxMessageBytes } };
    const message = await this.client.fetchOne(uid, query, { uid: true });
    // Somebody moved it meanwhile.
    if (message === false || message.source === undefined) return;
    await handle(message.source);
    await this.client.messageFlagsAdd(uid, ['\\Seen'], { uid: true });
  }
}
