import { Agent, request } from 'node:http';
import { submissions } from 'contract/submissions';
import { idempotencyKeyHeader } from 'contract/wire';
import { openDatabase } from '../../../api/src/storage/database';

export interface SteadyLoad {
  /** Responses with 201. */
  readonly acknowledged: number;
  /** 99th percentile of the milliseconds from a request's due time to its response. */
  readonly p99: number;
  readonly slowest: number;
}

/**
 * Registers people for a programme at a fixed rate, like people in one hall, without waiting for earlier responses. A
 * time counts from when the request was due, so that a slow client hides nothing.
 */
export async function loadSteadily(
  url: string,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<SteadyLoad> {
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const times: number[] = [];
  const registerAt = async (number: number) => {
    const due = begun + (number * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    const status = await post(url, agent, number);
    if (status === 201) times.push(performance.now() - due);
  };
  await Promise.all(Array.from({ length: perSecond * seconds }, (_, number) => registerAt(number)));
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    acknowledged: times.length,
    p99: times[Math.ceil(times.length * 0.99) - 1] ?? Infinity,
    slowest: times.at(-1) ?? Infinity,
  };
}

/** Resolves with the status; 0 if the connection broke. */
const post = (url: string, agent: Agent, number: number): Promise<number> =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', [idempotencyKeyHeader]: `n${number}` };
    const path = `${url}${submissions.programAttendance.endpoint}`;
    const sent = request(path, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0));
    sent.end(JSON.stringify(makeRegistration(number)));
  });

const makeRegistration = (number: number) => ({
  fullName: `Sample Person ${number}`,
  email: `sample.person.${number}@example.org`,
  phone: `+43 512 ${String(number).padStart(6, '0')}`,
  program: 'Innsbruck City Praise',
  minister: number % 7 === 0 ? 'Yes' : 'No',
});

/** Counts the registrations that a stopped server left behind. */
export async function countRegistrations(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir });
  const rows = await database
    .selectFrom('submissions')
    .select('id')
    .where('kind', '=', 'programAttendance')
    .execute();
  await database.destroy();
  return rows.length;
}
