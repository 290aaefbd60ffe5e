import autocannon from 'autocannon';
import { submissions } from 'contract/submissions';
import { idempotencyKeyHeader } from 'contract/wire';
import { makeTimeOrderedId } from '../../../api/src/storage/time-ordered-id';

export interface Throughput {
  /** Responses with 201 per second. */
  readonly perSecond: number;
  /** 99th percentile of the response times in milliseconds. */
  readonly p99: number;
  /** Other responses, and broken connections. */
  readonly failures: number;
}

const connections = 50;

/** Number of client networks, in the range reserved for benchmarks: one alone may not send this much. */
const networks = 1000;

/** Posts contact messages, each with its own body and Idempotency-Key, like browsers behind a proxy. */
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
            // The key is time-ordered like those of browsers.
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

/** A message of typical length. */
export const makeContact = (number: number) => ({
  name: `Sample Person ${number}`,
  email: `sample.person.${number}@example.org`,
  subject: `Question ${number} about the service times`,
  message: 'Grüß Gott! When does the mid-week service begin, and may I bring my children? '.repeat(
    3,
  ),
});
