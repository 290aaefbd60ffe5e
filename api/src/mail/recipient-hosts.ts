import { getDomain } from 'tldts-icann';
import type { Clock } from '../storage/clock';

/** For so long, in milliseconds, no mail is tried to a domain at which one hung. */
const rest = 5 * 60_000;

/**
 * The domains of recipients to which no mail is to be sent now: one is under way, or the last one hung. All hosts of a
 * domain that somebody registered are one, as its owner makes any number of them.
 */
export class RecipientHosts {
  private readonly busy = new Set<string>();
  /** By domain: until when it is left alone, in milliseconds since 1970. */
  private readonly hanging = new Map<string, number>();

  constructor(private readonly now: Clock) {}

  /** Whether a mail is under way to any. */
  get isBusy(): boolean {
    return this.busy.size > 0;
  }

  leftOut(): readonly string[] {
    const now = this.now().getTime();
    // A clock that went back leaves none alone for longer.
    for (const [domain, until] of this.hanging)
      if (until <= now || until > now + rest) this.hanging.delete(domain);
    return [...new Set([...this.busy, ...this.hanging.keys()])];
  }

  begin(recipient: string): void {
    this.busy.add(domainOf(recipient));
  }

  end(recipient: string): void {
    this.busy.delete(domainOf(recipient));
  }

  noteHanging(recipient: string): void {
    this.hanging.set(domainOf(recipient), this.now().getTime() + rest);
  }
}

/** What is under a public suffix, as `or.at`; where there is none, the host itself. */
function domainOf(recipient: string): string {
  const host = recipient.slice(recipient.lastIndexOf('@') + 1);
  return getDomain(host) ?? host;
}
