import autocannon from 'autocannon';
import { submissions } from 'contract/submissions';
import { idempotencyKeyHeader } from 'contract/wire';
import { makeTimeOrderedId } from '../../../api/src/storage/time-ordered-id';

export interface Throughput {
  /** Answers 201 per second. */
  readonly perSecond: number;
  /** 99 of 100 answers came within so many milliseconds. */
  readonly p99: number;
  /** Answers that were not 201, and connections that broke. */
  readonly failures: number;
}

const connections = 50;

/** Of so many networks, in the range that is kept for benches: one alone may not send as much as this. */
const networks = 1000;

/** Posts contact messages, each with a body and an Idempotency-Key of its own, as browsers behind a proxy do. */
export async function loadWithPosts(url: string, seconds: number): Promise<Throughput> {
  let count = 0;
  const result = await autocannon({
    url: `${url}${submissions.contact.endpoint}`,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: {
            'content-type': 'application/json',
            // It grows with time, as browsers' keys do.
            [idempotencyKeyHeader]: makeTimeOrderedId(),
            'x-forwarded-for': addressOf(count),
          },
          body: JSON.stringify(makeContact((count += 1))),
        }),
      },
    ],
  });
  return {
    perSecond: result['2xx'] / result.duration,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

const addressOf = (number: number): string =>
  `198.18.${(number % networks) >> 8}.${(number % networks) & 255}`;

/** A message as long as people's usually are. */
export const makeContact = (number: number) => ({
  name: `Sample Person ${number}`,
  email: `sample.person.${number}@example.org`,
  subject: `Question ${number} about the service times`,
  message: 'Grüß Gott! When does the mid-week service begin, and may I bring my children? '.repeat(
    3,
  ),
});
