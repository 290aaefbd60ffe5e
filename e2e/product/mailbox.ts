import { mkdirSync, readFileSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** The newest mail of the product's outbox whose text holds something, as plain text; waits until there is one. */
export async function readMail(dataFolder: string, about: RegExp): Promise<string> {
  const outbox = join(dataFolder, 'outbox');
  mkdirSync(outbox, { recursive: true });
  const changes = watch(outbox);
  try {
    for (;;) {
      const names = readdirSync(outbox).filter((name) => /^[^.].*\.eml$/.test(name));
      const mails = names.sort().map((name) => readFileSync(join(outbox, name), 'latin1'));
      const newest = mails.map(decodeMail).findLast((text) => about.test(text));
      if (newest !== undefined) return newest;
      await new Promise((resolve) => changes.once('change', resolve));
    }
  } finally {
    changes.close();
  }
}

/** The text of a mail in one part (RFC 5322), whose lines may be folded as quoted-printable (RFC 2045, 6.7). */
function decodeMail(mail: string): string {
  const [head = '', ...paragraphs] = mail.split('\r\n\r\n');
  const body = paragraphs.join('\r\n\r\n');
  if (!/^content-transfer-encoding: *quoted-printable/im.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_sign, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
