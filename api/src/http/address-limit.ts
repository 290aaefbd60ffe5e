import type { FastifyRequest } from 'fastify';
import type { Clock } from '../storage/ports';
import { Refusal } from './refusal';

export interface Allowance {
  /** So many requests at once: as many as a full hall sends through one address in a few minutes. */
  readonly burst: number;
  /** One more after each of these, in milliseconds. */
  readonly refill: number;
}

/** For whatever costs a hash of a password. Guessing at one account is slowed down by the login's own guard. */
export const hallAllowance: Allowance = { burst: 300, refill: 1_000 };
/**
 * For the public forms: some from everybody of the 5,000 who may come (SPEC 2.9), in the same minute. Nothing
 * is refused beyond it.
 */
export const formsAllowance: Allowance = { burst: 20_000, refill: 1_000 };
/** For whatever sends a mail. */
export const mailAllowance: Allowance = { burst: 60, refill: 5_000 };
/** For browsers' reports: one visit makes a handful. */
export const reportAllowance: Allowance = { burst: 30, refill: 10_000 };

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Addresses that are remembered; the one that was longest quiet is forgotten first. */
const maxAddresses = 10_000;

/** How much one address of the network may ask for. It is kept in memory: a restart forgives. */
export class AddressLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly allowance: Allowance,
    private readonly now: Clock,
  ) {}

  /** Takes one from what the caller's address has left. Throws a Refusal (429) when that is nothing. */
  take(request: FastifyRequest): void {
    const wait = this.draw(request);
    if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
  }

  /** The same, but says whether there was one. */
  tryToTake(request: FastifyRequest): boolean {
    return this.draw(request) === 0;
  }

  /** Answers 0 when one was left, else the milliseconds until there will be. */
  private draw({ ip }: FastifyRequest): number {
    const key = networkOf(ip);
    const { burst, refill } = this.allowance;
    const at = this.now().getTime();
    const last = this.buckets.get(key) ?? { left: burst, at };
    const left = Math.min(burst, last.left + Math.max(0, at - last.at) / refill);
    if (left < 1) return (1 - left) * refill;
    // Set anew, it is the youngest of the map.
    this.buckets.delete(key);
    this.buckets.set(key, { left: left - 1, at });
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > maxAddresses && oldest !== undefined) this.buckets.delete(oldest);
    return 0;
  }
}

const tooMany = (seconds: number) =>
  new Refusal(429, 'Too many people ask from your network. Please try again in a minute.', {
    headers: { 'retry-after': String(seconds) },
  });

/** A household has one IPv4 address, or as many IPv6 addresses as it likes with the same first half. */
const networkOf = (ip: string) =>
  ip.includes(':') && !ip.includes('.') ? expand(ip).slice(0, 4).join(':') : ip;

function expand(ip: string): string[] {
  const [head = '', tail] = ip.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const first = groups(head);
  const last = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
}
