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
  /** Of its row in the outbox: an attempt that is repeated is the same mail, also to its recipient. */
  readonly id?: string;
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly language: Language;
  /** The same, for programs that show no HTML. */
  readonly text: string;
  readonly html: string;
  /** Where its reader's program has it sent no more (RFC 8058), of what comes again and again. */
  readonly unsubscribe?: string;
  /** What its reader's calendar can take. */
  readonly event?: CalendarEvent;
  /** The address that it is sent from; absent: the church's own. */
  readonly sender?: string | null;
  /** Who sends it: church-in-mails.ts. */
  readonly from?: { readonly name: string; readonly address: string };
  /** Where answers go; absent: to who sends it. */
  readonly replyTo?: string;
  /** Written by people: answers go to the church's office. */
  readonly isAnsweredByPeople?: boolean;
}

/** Takes a mail for good, or rejects. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
}

/** An address as it is, never read as a list of several; as text and as HTML. */
const addressed = ({ id, from, replyTo, to, subject, language, text, html, ...mail }: Mail) => ({
  ...(from && { from }),
  ...(id !== undefined && from && { messageId: `<${id}@${domainOf(from.address)}>` }),
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  to: { name: '', address: to },
  subject,
  headers: {
    'Content-Language': language,
    // Exchange goes by this one, and looks at no Auto-Submitted.
    'X-Auto-Response-Suppress': 'All',
    // Not of what people wrote: notes of absence of other servers should come back.
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

/** In ASCII; what is none holds no line break either. */
const domainOf = (address: string): string =>
  domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || 'localhost';

/** In milliseconds. A mail server that does not answer must not hold up the mails behind this one. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends through SMTP_URL; without it, mails become files that an operator can open.
 * @param printLine prints one line for the operator
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
 * In the name of the sender's domain, so that DMARC finds both the same. The headers are those that tell of the mail.
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
      // So that an address in it is found when it is erased (people/mail-files.ts): base64 hides it.
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
