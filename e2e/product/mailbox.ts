import { mkdirSync, readFileSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** The newest mail that the product wrote into its outbox, as plain text; waits until there is one more than `known`. */
export async function readMail(dataFolder: string, known = 0): Promise<string> {
  const outbox = join(dataFolder, 'outbox');
  mkdirSync(outbox, { recursive: true });
  const changes = watch(outbox);
  try {
    for (;;) {
      const mails = readdirSync(outbox).filter((name) => /^[^.].*\.eml$/.test(name));
      const newest = mails.sort().at(-1);
      if (mails.length > known && newest !== undefined)
        return decodeMail(readFileSync(join(outbox, newest), 'latin1'));
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
