import { getDomain } from 'tldts-icann';
import type { Clock } from '../storage/clock';

/** Milliseconds for which no email is sent to a domain where one hung. */
const rest = 5 * 60_000;

/**
 * The recipients' domains to which no email must be sent now, because one is being sent or the last one hung. All hosts
 * of a registered domain are one, since its owner can make any number of them.
 */
export class RecipientHosts {
  private readonly busy = new Set<string>();
  /** The time until which each domain is skipped, in milliseconds since 1970. */
  private readonly hanging = new Map<string, number>();

  constructor(private readonly now: Clock) {}

  /** Returns whether an email is being sent to any domain. */
  get isBusy(): boolean {
    return this.busy.size > 0;
  }

  leftOut(): readonly string[] {
    const now = this.now().getTime();
    // A clock that went back must not extend the time.
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

/** Returns the registrable domain below a public suffix such as `or.at`; without one, the host itself. */
function domainOf(recipient: string): string {
  const host = recipient.slice(recipient.lastIndexOf('@') + 1);
  return getDomain(host) ?? host;
}
