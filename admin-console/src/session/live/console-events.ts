import { parseJson } from 'contract/answer-reader';
import { consoleEventData, streamConsoleEvents } from 'contract/console-event-requests';
import type { ConsoleEventData } from 'contract/console-event-requests';
import { readValue } from 'contract/read-value';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { getReviewCounts } from 'contract/review-requests';
import { sendChange } from '../send';

/**
 * The server's events; `added`: this console has added the record itself, which the server tells later; and `resumed`:
 * events may have been missed while the console was not connected.
 */
export type ConsoleEvent =
  | ({ readonly name: 'arrived' | 'changed' } & ConsoleEventData)
  | { readonly name: 'added'; readonly kind: RecordKind; readonly record: ReviewedRecord }
  | { readonly name: 'rights' }
  | { readonly name: 'resumed' };

/**
 * Delays in milliseconds before reconnecting: doubled from the first to the longest, with some jitter for each browser.
 */
const firstWait = 1000;
const longestWait = 60_000;
/**
 * Milliseconds for which a hidden page stays connected, because a short look at another tab is no reason to disconnect.
 */
const hiddenTimeout = 30_000;

const listeners = new Set<(event: ConsoleEvent) => void>();

/**
 * Calls `listener` with the events of the records while the page is visible. All listeners share one connection, which
 * is open as long as there is one. Returns the function that unsubscribes.
 */
export function subscribeToConsoleEvents(listener: (event: ConsoleEvent) => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

let source: EventSource | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
/** Whether events may have been missed since the page was loaded. */
let missedSome = false;

function start(): void {
  // Browsers without it, and tests, get new data by reloading.
  if (typeof EventSource === 'undefined') return;
  document.addEventListener('visibilitychange', followVisibility);
  window.addEventListener('pagehide', pause);
  window.addEventListener('pageshow', followVisibility);
  tries = 0;
  missedSome = false;
  followVisibility();
}

function stop(): void {
  document.removeEventListener('visibilitychange', followVisibility);
  window.removeEventListener('pagehide', pause);
  window.removeEventListener('pageshow', followVisibility);
  disconnect();
}

/** A hidden page closes its connection: browsers allow only six to one server over all tabs. */
function followVisibility(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'hidden') timer = setTimeout(pause, hiddenTimeout);
  else if (!source) connect();
}

/** Closing the connection also lets the page into the back/forward cache. */
function pause(): void {
  missedSome ||= source !== undefined;
  disconnect();
}

function disconnect(): void {
  clearTimeout(timer);
  source?.close();
  source = undefined;
}

function connect(): void {
  const opened = new EventSource(streamConsoleEvents.path, { withCredentials: true });
  source = opened;
  opened.addEventListener('open', () => {
    tries = 0;
    if (missedSome) tell({ name: 'resumed' });
    missedSome = false;
  });
  opened.addEventListener('arrived', (event: MessageEvent<string>) => tellNews('arrived', event));
  opened.addEventListener('changed', (event: MessageEvent<string>) => tellNews('changed', event));
  opened.addEventListener('rights', () => tell({ name: 'rights' }));
  opened.addEventListener('error', () => {
    pause();
    missedSome = true;
    void tryAgain();
  });
}

/** EventSource does not say why it failed. A normal request does, and leads to the login if the session has ended. */
async function tryAgain(): Promise<void> {
  const wait = Math.min(firstWait * 2 ** tries, longestWait) * (0.75 + Math.random() / 2);
  tries += 1;
  timer = setTimeout(() => {
    if (document.visibilityState !== 'hidden' && !source) connect();
  }, wait);
  // The outcome does not matter, and an error is no reason to show none of the page.
  await sendChange(getReviewCounts, {}, '');
}

/** The ids of the records that this console has added. */
const addedHere = new Set<unknown>();

/** Whether this console has added a record: the server tells of it as of any other, when its section has it already. */
export const isAddedHere = (id: unknown): boolean => addedHere.has(id);

/** Shows a record that was added here at once. */
export function tellAdded(kind: RecordKind, record: ReviewedRecord): void {
  addedHere.add(record._id);
  tell({ name: 'added', kind, record });
}

/** An event that cannot be parsed counts as missed. */
function tellNews(name: 'arrived' | 'changed', { data }: MessageEvent<string>): void {
  const news = readValue(consoleEventData, parseJson(data));
  tell(news ? { name, ...news } : { name: 'resumed' });
}

function tell(event: ConsoleEvent): void {
  for (const listener of [...listeners]) listener(event);
}
