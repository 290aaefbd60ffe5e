import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal';
import type { AllowanceRepository } from './allowance-repository';

export interface Allowance {
  /** Whoever asks under one name draws from one allowance. */
  readonly name: string;
  /** So many requests at once: as many as a full hall sends through one address in a few minutes. */
  readonly burst: number;
  /** One more after each of these, in milliseconds. */
  readonly refill: number;
}

/** For whatever costs a hash of a password. Guessing at one account is slowed down by the login's own guard. */
export const hallAllowance: Allowance = { name: 'hall', burst: 300, refill: 1_000 };
/**
 * For the public forms: some from everybody of the 5,000 who may come (SPEC 2.9), in the same minute. Nothing
 * is refused beyond it.
 */
export const formsAllowance: Allowance = { name: 'forms', burst: 20_000, refill: 1_000 };
/** For whatever sends a mail. */
export const mailAllowance: Allowance = { name: 'mail', burst: 60, refill: 5_000 };
/** For browsers' reports: one visit makes a handful. */
export const reportAllowance: Allowance = { name: 'reports', burst: 30, refill: 10_000 };

/** What this process has already drawn for a network, and has not yet given out. */
interface Lot {
  left: number;
  /** While more is drawn, everybody waits for the same answer. */
  drawing?: Promise<number> | undefined;
}

/** Lots that are kept; the one that was longest left alone is forfeited first. */
const maxLots = 10_000;

/**
 * How much one address of the network may ask for, of all processes together. A process draws the hundredth
 * part of the burst at a time from the database, so that a flood of forms does not cost a write each.
 */
export class AddressLimit {
  private readonly lots = new Map<string, Lot>();
  private readonly lotSize: number;

  constructor(
    private readonly allowance: Allowance,
    private readonly repository: Pick<AllowanceRepository, 'draw'>,
  ) {
    this.lotSize = Math.max(1, Math.floor(allowance.burst / 100));
  }

  /** Takes one from what the caller's address has left. Rejects with a Refusal (429) when that is nothing. */
  async take(request: FastifyRequest): Promise<void> {
    const wait = await this.draw(request);
    if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
  }

  /** The same, but says whether there was one. */
  async tryToTake(request: FastifyRequest): Promise<boolean> {
    return (await this.draw(request)) === 0;
  }

  /** Answers 0 when one was left, else the milliseconds until there will be. */
  private async draw({ ip }: FastifyRequest): Promise<number> {
    const network = networkOf(ip);
    const lot = this.lotOf(network);
    while (lot.left === 0) {
      lot.drawing ??= this.fill(lot, network);
      const wait = await lot.drawing;
      if (wait > 0) return wait;
    }
    lot.left -= 1;
    return 0;
  }

  private async fill(lot: Lot, network: string): Promise<number> {
    try {
      const wait = await this.repository.draw(network, this.allowance, this.lotSize);
      if (wait === 0) lot.left = this.lotSize;
      return wait;
    } finally {
      lot.drawing = undefined;
    }
  }

  private lotOf(network: string): Lot {
    const lot = this.lots.get(network) ?? { left: 0 };
    // Set anew, it is the youngest of the map.
    this.lots.delete(network);
    this.lots.set(network, lot);
    const [oldest] = this.lots.keys();
    if (this.lots.size > maxLots && oldest !== undefined) this.lots.delete(oldest);
    return lot;
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
