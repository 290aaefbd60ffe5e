import type { Mail, MailTransport } from '../src/mail/mail-transport';

export interface Mailbox extends MailTransport {
  /** Resolves with the first mail that was not taken out yet, as soon as there is one. */
  readonly next: () => Promise<Mail>;
}

/** A mail server that keeps what it is given. */
export function makeMailbox(): Mailbox {
  const mails: Mail[] = [];
  const takers: ((mail: Mail) => void)[] = [];
  return {
    send: async (mail) => {
      const taker = takers.shift();
      if (taker === undefined) mails.push(mail);
      else taker(mail);
    },
    next: async () => mails.shift() ?? new Promise((resolve) => takers.push(resolve)),
  };
}
