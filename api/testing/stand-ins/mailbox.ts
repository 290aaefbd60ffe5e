import type { Mail, MailTransport } from '../../src/mail/mail-transport';

export interface Mailbox extends MailTransport {
  /**
   * Resolves with the first mail that was not taken out yet, as soon as there is one.
   * @param about what its text must hold; the others are left
   */
  readonly next: (about?: RegExp) => Promise<Mail>;
  /** Every mail that it was given, oldest first. */
  readonly all: readonly Mail[];
  /** Forgets every mail, and who waits for one. */
  readonly clear: () => void;
}

interface Taker {
  readonly about: RegExp;
  readonly take: (mail: Mail) => void;
}

/** A mail server that keeps what it is given. */
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
