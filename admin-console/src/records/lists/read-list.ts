import { asNetworkFailure, readAnswer } from 'shared-ui/server-answer';
import type { ServerAnswer } from 'shared-ui/server-answer';
import { TimeSlicer } from '../../base/time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import { toRecords } from '../../base/model/admin-record';
import type { AdminRecord } from '../../base/model/admin-record';
import { JsonListParser, pieceLength } from './json-list-parser';

export interface ListReading {
  readonly signal: AbortSignal;
  /** Called now and then with the number of items that have arrived. */
  readonly onProgress?: (count: number) => void;
  /** Called with the first items of a long list after `lookAt`. The rest is not parsed until it resolves. */
  readonly onFirst?: (items: readonly unknown[]) => Promise<void>;
  /** Processes all items that have arrived so far, each time when there are more. */
  readonly lookAt?: (items: readonly unknown[]) => TimeSlicedTask<void>;
}

/** Milliseconds between two calls of `onProgress`. */
const progressInterval = 100;

/**
 * Requests a list with credentials included (requirements 7) and parses it while it arrives: the HTTP client would
 * deliver it in one piece, and parsing that would block the page. It throws like `readAnswer`.
 */
export function readList(
  path: `/${string}`,
  reading: ListReading,
): Promise<ServerAnswer<readonly AdminRecord[]>> {
  const { signal } = reading;
  const send = async () => {
    const headers = { Accept: 'application/json' };
    const response = await asNetworkFailure(
      fetch(path, { headers, credentials: 'include', signal }),
    );
    const contentType = response.headers.get('content-type') ?? '';
    const hasList = contentType.includes('json') && response.status !== 204;
    // The body of a failure is not parsed as a list.
    const body = hasList ? await parseBody(response, response.ok ? reading : { signal }) : null;
    return { status: response.status, contentType, body };
  };
  return readAnswer(send, readRecords, signal);
}

/** The records of a response (requirements 7.3); undefined, a failure, for text that is no JSON. */
const readRecords = (body: unknown) => (body === undefined ? undefined : toRecords(body));

/** Resolves to undefined for text that is no JSON. */
async function parseBody(
  { body }: Response,
  { signal, onProgress, onFirst, lookAt }: ListReading,
): Promise<unknown> {
  const parser = new JsonListParser();
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  const readChunk = async () => (reader ? asNetworkFailure(reader.read()) : undefined);
  // Chunks that have already arrived are read without a pause in between.
  const slices = new TimeSlicer();
  let nextProgress = 0;
  let firstTaken: Promise<void> | undefined;
  /** Text that arrives while the first items are rendered is buffered here, so that reading goes on. */
  let waiting = '';
  let isHeld = false;
  function* takeIn(text: string): TimeSlicedTask<void> {
    for (let start = 0; start < text.length; start += pieceLength) {
      parser.add(text.slice(start, start + pieceLength));
      yield;
      if (lookAt) yield* lookAt(parser.items);
    }
  }
  for (let chunk = await readChunk(); chunk && !chunk.done; chunk = await readChunk()) {
    waiting += decoder.decode(chunk.value, { stream: true });
    if (isHeld) continue;
    const text = waiting;
    waiting = '';
    await slices.work(takeIn(text), signal);
    if (onFirst && !firstTaken && parser.items.length > 0) {
      isHeld = true;
      firstTaken = onFirst(parser.items.slice()).then(() => {
        isHeld = false;
      });
    }
    if (parser.items.length > 0 && performance.now() > nextProgress) {
      onProgress?.(parser.items.length);
      nextProgress = performance.now() + progressInterval;
    }
  }
  await firstTaken;
  await slices.work(takeIn(waiting + decoder.decode()), signal);
  const whole = parser.finish();
  if (lookAt && Array.isArray(whole)) await slices.work(lookAt(whole), signal);
  return whole;
}
