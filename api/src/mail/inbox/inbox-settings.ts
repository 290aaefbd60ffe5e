import { isAbsolute } from 'node:path';
import { isEmailAddress } from 'contract/email-address';

/** A mailbox on a mail server. */
export interface ImapSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly mailbox: string;
  /** `tls`: from the first byte; `starttls`: the server must offer it; `none`: only on this machine. */
  readonly encryption: 'tls' | 'starttls' | 'none';
}

/** Where replies to emails of staff arrive. */
export interface InboxSettings {
  /** The address of that mailbox: a reply goes to `name+token@domain`. */
  readonly address: { readonly name: string; readonly domain: string };
  /** A mail server, or the absolute path of a maildir. */
  readonly source: { readonly imap: ImapSettings } | { readonly maildir: string };
}

/** Characters that a local part has room for besides a plus sign and a token of 48 (RFC 5321: 64). */
const longestName = 15;

const wrongInbox =
  'MAIL_INBOX must be imaps://name:password@mail.example/INBOX, imap://... or maildir:/path.';
const wrongAddress = `MAIL_INBOX_ADDRESS must be an e-mail address such as answers@church.example, with at most ${longestName} characters and no plus sign before the @.`;

/**
 * Reads `MAIL_INBOX` and `MAIL_INBOX_ADDRESS`; undefined where both are absent. Returns the reason as a text where they
 * cannot be used. It names no part of the value, which contains a password.
 */
export function readInboxSettings(
  inbox: string | undefined,
  address: string | undefined,
): InboxSettings | string | undefined {
  if (inbox === undefined)
    return address === undefined ? undefined : 'MAIL_INBOX_ADDRESS needs MAIL_INBOX.';
  if (address === undefined) return 'MAIL_INBOX needs MAIL_INBOX_ADDRESS.';
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  if (!isEmailAddress(address) || name.includes('+') || name.length > longestName)
    return wrongAddress;
  const source = readSource(inbox);
  return source === undefined ? wrongInbox : { address: { name, domain }, source };
}

function readSource(inbox: string): InboxSettings['source'] | undefined {
  if (inbox.startsWith('maildir:')) {
    const maildir = inbox.slice('maildir:'.length);
    return isAbsolute(maildir) ? { maildir } : undefined;
  }
  if (!/^imaps?:\/\//.test(inbox) || !URL.canParse(inbox)) return undefined;
  const { protocol, hostname, port, username, password, pathname } = new URL(inbox);
  if (hostname === '' || username === '' || password === '') return undefined;
  const isTls = protocol === 'imaps:';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  try {
    return {
      imap: {
        host,
        port: Number(port) || (isTls ? 993 : 143),
        user: decodeURIComponent(username),
        password: decodeURIComponent(password),
        mailbox: decodeURIComponent(pathname.slice(1)) || 'INBOX',
        encryption: isTls ? 'tls' : isLoopback(host) ? 'none' : 'starttls',
      },
    };
  } catch {
    // A percent sign that encodes nothing.
    return undefined;
  }
}

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host);
