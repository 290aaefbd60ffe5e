import { asNetworkFailure, readAnswer } from 'shared-ui/server-answer';
import type { ServerAnswer } from 'shared-ui/server-answer';
import { TimeSlicer } from '../../base/time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import { toRecords } from '../../base/model/admin-record';
import type { AdminRecord } from '../../base/model/admin-record';
import { JsonListParser, pieceLength } from './json-list-parser';

export interface ListReading {
  readonly signal: AbortSignal;
  /** Told now and then how many items have arrived. */
  readonly onProgress?: (count: number) => void;
  /** Given the first items of a long list once they are looked at. The rest is not parsed until it resolves. */
  readonly onFirst?: (items: readonly unknown[]) => Promise<void>;
  /** What to do with the items, given all that have arrived, each time when there are more. */
  readonly lookAt?: (items: readonly unknown[]) => TimeSlicedTask<void>;
}

/** Milliseconds between two words about the progress. */
const progressInterval = 100;

/**
 * Reads a list with credentials included (requirements 7) and parses it while it arrives: the HTTP client would hand it
 * over in one piece, and parsing that takes longer than a reader should wait for the page. It throws as `readAnswer`
 * does.
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
    // A list that comes with a failure is none.
    const body = hasList ? await parseBody(response, response.ok ? reading : { signal }) : null;
    return { status: response.status, contentType, body };
  };
  return readAnswer(send, readRecords, signal);
}

/** Requirements 7.3; undefined, a failure, for a text that is no JSON: what it should have held is unknown. */
const readRecords = (body: unknown) => (body === undefined ? undefined : toRecords(body));

/** Undefined for a text that is no JSON. */
async function parseBody(
  { body }: Response,
  { signal, onProgress, onFirst, lookAt }: ListReading,
): Promise<unknown> {
  const parser = new JsonListParser();
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  const readChunk = async () => (reader ? asNetworkFailure(reader.read()) : undefined);
  // Chunks that have already arrived come without a pause in between.
  const slices = new TimeSlicer();
  let nextProgress = 0;
  let firstTaken: Promise<void> | undefined;
  /** Read but not parsed yet: text that arrives while the first items are drawn waits here, so reading goes on. */
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
