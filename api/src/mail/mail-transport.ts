import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { writeSentCalendar } from 'contract/icalendar';
import type { CalendarEvent } from 'contract/icalendar';
import type { Language } from 'contract/languages';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import type { DkimKey } from './dkim-key';
import { getMailFolder } from './mail-folder';

export interface Mail {
  /** The id of its row in the outbox: a repeated attempt is the same email, also to its recipient. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly language: Language;
  /** The same content for programs that show no HTML. */
  readonly text: string;
  readonly html: string;
  /** The address for one-click unsubscribing (RFC 8058) from recurring emails. */
  readonly unsubscribe?: string;
  readonly event?: CalendarEvent;
  /** The sender's address; the church's own by default. */
  readonly sender?: string | null;
  /** The name and address of the sender, from church-in-mails.ts. */
  readonly from?: { readonly name: string; readonly address: string };
  /** The address for replies; the sender by default. */
  readonly replyTo?: string;
  /** Tells that people wrote it, so that replies go to the church's office. */
  readonly isAnsweredByPeople?: boolean;
}

/** Hands over an email for good, or rejects. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
}

/** Maps an email to nodemailer's fields. Addresses are objects, so that none is parsed as a list of several. */
const addressed = ({ id, from, replyTo, to, subject, language, text, html, ...mail }: Mail) => ({
  ...(from && { from }),
  ...(id !== undefined && from && { messageId: `<${id}@${domainOf(from.address)}>` }),
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  to: { name: '', address: to },
  subject,
  headers: {
    'Content-Language': language,
    // Exchange honours this header and ignores Auto-Submitted.
    'X-Auto-Response-Suppress': 'All',
    // Emails that people wrote lack it, so that out-of-office replies are sent.
    ...(!mail.isAnsweredByPeople && { 'Auto-Submitted': 'auto-generated' }),
    ...(mail.unsubscribe !== undefined && {
      'List-Unsubscribe': `<${mail.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  text,
  html,
  ...(mail.event && from && { attachments: [calendarOf(mail.event, from)] }),
});

const calendarOf = (event: CalendarEvent, organizer: NonNullable<Mail['from']>) => ({
  filename: 'calendar.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: writeSentCalendar({ organizer, events: [event] }),
});

/** Returns the domain of an address in ASCII; an invalid one, which could hold a line break, becomes `localhost`. */
const domainOf = (address: string): string =>
  domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || 'localhost';

/** Time-outs in milliseconds. A mail server that does not respond must not hold up the following emails. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Makes the transport by SMTP_URL; without it, emails become files that an operator can open.
 * @param printLine prints a line for the operator
 */
export function makeMailTransport(
  { smtpUrl, dkim, dataDir }: Pick<Config, 'smtpUrl' | 'dkim' | 'dataDir'>,
  printLine: (line: string) => void,
): MailTransport {
  return smtpUrl === undefined
    ? makeFileTransport(getMailFolder(dataDir), printLine)
    : makeSmtpTransport(smtpUrl, dkim);
}

function makeSmtpTransport(url: string, key: DkimKey | undefined): MailTransport {
  const transport = createTransport({ url, ...timeouts });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...addressed(mail), ...signedWith(key, mail) });
    },
  };
}

/**
 * Signs in the name of the sender's domain, so that DMARC finds both equal. It covers the headers that describe the
 * email.
 */
const signedWith = (key: DkimKey | undefined, { from }: Mail) =>
  key &&
  from && {
    dkim: {
      domainName: domainOf(from.address),
      keySelector: key.selector,
      privateKey: key.privateKey,
      headerFieldNames:
        'from:reply-to:to:subject:date:message-id:mime-version:content-type:content-language:auto-submitted:x-auto-response-suppress:list-unsubscribe:list-unsubscribe-post',
    },
  };

function makeFileTransport(folder: string, printLine: (line: string) => void): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      // Base64 would hide addresses, which must be found when they are erased (people/mail-files.ts).
      const textEncoding = 'quoted-printable';
      const { message } = await transport.sendMail({ ...addressed(mail), textEncoding });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
      printLine(`A mail lies in ${join(folder, name)} (no SMTP_URL is set).`);
    },
  };
}
