import type { Clock } from '../storage/clock';

/** For so long, in milliseconds, no mail is tried to a host at which one hung. */
const rest = 5 * 60_000;

/** The hosts of recipients to which no mail is to be sent now: one is under way, or the last one hung. */
export class RecipientHosts {
  private readonly busy = new Set<string>();
  /** By host: until when it is left alone, in milliseconds since 1970. */
  private readonly hanging = new Map<string, number>();

  constructor(private readonly now: Clock) {}

  /** Whether a mail is under way to any. */
  get isBusy(): boolean {
    return this.busy.size > 0;
  }

  leftOut(): readonly string[] {
    const now = this.now().getTime();
    // A clock that went back leaves none alone for longer.
    for (const [host, until] of this.hanging)
      if (until <= now || until > now + rest) this.hanging.delete(host);
    return [...new Set([...this.busy, ...this.hanging.keys()])];
  }

  begin(recipient: string): void {
    this.busy.add(hostOf(recipient));
  }

  end(recipient: string): void {
    this.busy.delete(hostOf(recipient));
  }

  noteHanging(recipient: string): void {
    this.hanging.set(hostOf(recipient), this.now().getTime() + rest);
  }
}

const hostOf = (recipient: string): string => recipient.slice(recipient.lastIndexOf('@') + 1);
