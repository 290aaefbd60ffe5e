import type { Mail, MailTransport } from '../../src/mail/mail-transport';

export interface Mailbox extends MailTransport {
  /**
   * Resolves with the first email that was not returned yet, as soon as there is one.
   * @param about a pattern of its text; other emails are skipped
   */
  readonly next: (about?: RegExp) => Promise<Mail>;
  /** All emails, oldest first. */
  readonly all: readonly Mail[];
  /** Forgets all emails and pending calls of `next`. */
  readonly clear: () => void;
}

interface Taker {
  readonly about: RegExp;
  readonly take: (mail: Mail) => void;
}

export function makeMailbox(): Mailbox {
  const all: Mail[] = [];
  const mails: Mail[] = [];
  const takers: Taker[] = [];
  return {
    all,
    send: async (mail) => {
      all.push(mail);
      const place = takers.findIndex(({ about }) => about.test(mail.text));
      if (place < 0) mails.push(mail);
      else takers.splice(place, 1)[0]?.take(mail);
    },
    next: async (about = /^/) => {
      const place = mails.findIndex(({ text }) => about.test(text));
      const [mail] = place < 0 ? [] : mails.splice(place, 1);
      return mail ?? new Promise((take) => takers.push({ about, take }));
    },
    clear: () => {
      for (const list of [all, mails, takers]) list.length = 0;
    },
  };
}
