import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from 'contract/languages';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import { mailFolderOf } from './mail-folder';

export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly language: Language;
  /** The same, for programs that show no HTML. */
  readonly text: string;
  readonly html: string;
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
const addressed = ({ from, replyTo, to, subject, language, text, html }: Mail) => ({
  ...(from && { from }),
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  to: { name: '', address: to },
  subject,
  headers: { 'Content-Language': language },
  text,
  html,
});

/** In milliseconds. A mail server that does not answer must not hold up the mails behind this one. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends through SMTP_URL; without it, mails become files that an operator can open (DESIGN 4).
 * @param printLine prints one line for the operator
 */
export function makeMailTransport(
  { smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>,
  printLine: (line: string) => void,
): MailTransport {
  return smtpUrl === undefined
    ? makeFileTransport(mailFolderOf(dataDir), printLine)
    : makeSmtpTransport(smtpUrl);
}

function makeSmtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, ...timeouts });
  return {
    send: async (mail) => {
      await transport.sendMail(addressed(mail));
    },
  };
}

function makeFileTransport(folder: string, printLine: (line: string) => void): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(addressed(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
      printLine(`A mail lies in ${join(folder, name)} (no SMTP_URL is set).`);
    },
  };
}
