import { deepEqual, equal, ok } from 'node:assert/strict';
import type { ReviewedRecord } from 'contract/review';
import { submissions } from 'contract/submissions';
import { idempotencyKeyHeader } from 'contract/wire';
import { mergeRecords } from 'contract/review-requests';
import { keyLifetime } from '../../api/src/submissions/idempotency-keys';
import { sampleBody } from '../../api/testing/samples/sample-bodies';
import { logInStaff, versionOf } from '../../api/testing/people/staff';
import { makeApp } from '../../api/testing/test-app';
import type { TestApp } from '../../api/testing/test-app';
import { seededRandom } from './seeded-random';
import type { Random } from './seeded-random';

export interface KeyReport {
  /** Repeats the same random steps. */
  readonly seed: number;
  readonly stored: number;
  readonly replayed: number;
  readonly refused: number;
  readonly forgotten: number;
  readonly merged: number;
}

/** The body and kind that a key was used with, and the response. */
interface Use {
  readonly content: string;
  readonly answer: string;
  readonly at: number;
}

type Kind = (typeof kinds)[number];
const kinds = ['contact', 'enquiry', 'welfare'] as const;
const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
const senders = 4;

/**
 * Reuses a few keys with the same and with other bodies and kinds, while staff merge the records and days pass. Throws,
 * with the seed, when a key replays anything but the response to the same body and kind within 48 hours.
 */
export async function reuseKeys(steps: number, seed: number): Promise<KeyReport> {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') };
  const server = await makeApp({ now: () => new Date(clock.time) });
  try {
    return await new KeyReuse(server, clock, seed).run(steps);
  } catch (error) {
    throw new Error(`It fails with the seed ${seed}.`, { cause: error });
  } finally {
    await server.remove();
  }
}

class KeyReuse {
  private readonly random: Random;
  private readonly uses = new Map<string, Use>();
  private readonly counts = { stored: 0, replayed: 0, refused: 0, forgotten: 0, merged: 0 };

  constructor(
    private readonly server: TestApp,
    private readonly clock: { time: number },
    private readonly seed: number,
  ) {
    this.random = seededRandom(seed);
  }

  async run(steps: number): Promise<KeyReport> {
    for (let step = 0; step < steps; step++) {
      const chance = this.random(1, 100);
      if (chance <= 4) this.clock.time += this.random(1, 30) * 3_600_000;
      else if (chance <= 8) await this.merge(this.pick(kinds));
      else await this.send(this.pick(keys), this.pick(kinds), this.random(1, senders));
    }
    return { seed: this.seed, ...this.counts };
  }

  private pick<Value>(values: readonly Value[]): Value {
    return values[this.random(0, values.length - 1)] as Value;
  }

  private async send(key: string, kind: Kind, sender: number): Promise<void> {
    const body = { ...sampleBody(kind), message: `Private words of sender ${sender}.` };
    const headers = { [idempotencyKeyHeader]: key };
    const answer = await this.server.post(submissions[kind].endpoint, body, headers);
    const content = kind + JSON.stringify(body);
    const known = this.uses.get(key);
    if (known === undefined || this.clock.time - known.at >= keyLifetime) {
      equal(answer.statusCode, 201);
      this.uses.set(key, { content, answer: answer.body, at: this.clock.time });
      this.counts[known === undefined ? 'stored' : 'forgotten'] += 1;
    } else if (known.content === content) {
      deepEqual([answer.statusCode, answer.body], [201, known.answer]);
      this.counts.replayed += 1;
    } else {
      equal(answer.statusCode, 422);
      deepEqual(Object.keys(answer.json<object>()), ['message', 'error', 'code']);
      ok(!/Private|Fictional/.test(answer.body));
      this.counts.refused += 1;
    }
  }

  /** Merges two records of a kind into the older one, with the younger one's text. */
  private async merge(kind: Kind): Promise<void> {
    const call = await logInStaff(this.server);
    const list = (await call('GET', submissions[kind].endpoint)).json<ReviewedRecord[]>();
    const [first, second] = list.filter(({ mergedInto }) => mergedInto === undefined).slice(-2);
    if (first === undefined || second === undefined) return;
    const answer = await call(mergeRecords, {
      kind,
      body: {
        survivor: versionOf(first),
        merged: [versionOf(second)],
        values: { message: second['message'] },
      },
    });
    equal(answer.statusCode, 201);
    this.counts.merged += 1;
  }
}
