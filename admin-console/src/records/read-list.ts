import { readAnswer } from 'shared-ui/server-answer';
import type { ServerAnswer } from 'shared-ui/server-answer';
import { Slices } from '../slices/sliced-work';
import type { SlicedWork } from '../slices/sliced-work';
import { JsonListParser } from './json-list-parser';

export interface ListReading {
  readonly signal: AbortSignal;
  /** Told now and then how many items have arrived. */
  readonly onProgress?: (count: number) => void;
  /** Given the first items of a long list once they are looked at, while the rest is still on its way. */
  readonly onFirst?: (items: readonly unknown[]) => void;
  /** What to do with the items, given all that have arrived, each time when there are more. */
  readonly lookAt?: (items: readonly unknown[]) => SlicedWork<void>;
}

/** Milliseconds between two words about the progress. */
const progressInterval = 100;

/**
 * Reads a list with credentials included (SPEC 7) and parses it while it arrives: the HTTP client would hand it
 * over in one piece, and parsing that takes longer than a reader should wait for the page. It throws only for an
 * aborted `signal`.
 */
export const readList = (
  path: `/${string}`,
  reading: ListReading,
): Promise<ServerAnswer<unknown>> =>
  readAnswer(async () => {
    const { signal } = reading;
    const headers = { Accept: 'application/json' };
    const response = await fetch(path, { headers, credentials: 'include', signal });
    const contentType = response.headers.get('content-type') ?? '';
    const hasList = contentType.includes('json') && response.status !== 204;
    const body = hasList ? await parseBody(response, reading) : undefined;
    return { status: response.status, contentType, body };
  }, reading.signal);

async function parseBody(
  { body }: Response,
  { signal, onProgress, onFirst, lookAt }: ListReading,
): Promise<unknown> {
  const parser = new JsonListParser();
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  // Chunks that have already arrived come without a pause in between.
  const slices = new Slices();
  let nextProgress = performance.now() + progressInterval;
  let hasFirst = false;
  function* takeIn(text: string): SlicedWork<void> {
    parser.add(text);
    yield;
    if (lookAt) yield* lookAt(parser.items);
  }
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    await slices.work(takeIn(decoder.decode(chunk.value, { stream: true })), signal);
    if (!hasFirst && parser.items.length > 0) {
      hasFirst = true;
      onFirst?.(parser.items.slice());
    }
    if (performance.now() > nextProgress) {
      onProgress?.(parser.items.length);
      nextProgress = performance.now() + progressInterval;
    }
  }
  parser.add(decoder.decode());
  const whole = parser.finish();
  if (lookAt && Array.isArray(whole)) await slices.work(lookAt(whole), signal);
  return whole;
}
