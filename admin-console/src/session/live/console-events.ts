import { anyAnswer, parseJson } from 'contract/answer-reader';
import { consoleEventsEndpoint, reviewCountsEndpoint } from 'contract/review';
import type { ConsoleEvents } from 'contract/review';
import { readConsoleEvent } from 'contract/review-readers';
import { callAsStaff } from '../staff-call';

/** The server's events, and `resumed`: events may have been missed while the console was not connected. */
export type ConsoleEvent =
  | ({ readonly name: 'arrived' } & ConsoleEvents['arrived'])
  | ({ readonly name: 'changed' } & ConsoleEvents['changed'])
  | { readonly name: 'rights' }
  | { readonly name: 'resumed' };

/** Milliseconds before another try: doubled from the first to the last, a little at random for each browser. */
const firstWait = 1000;
const longestWait = 60_000;
/** Milliseconds that a hidden page goes on listening: looking something up in another tab is no reason to stop. */
const hiddenTimeout = 30_000;

const listeners = new Set<(event: ConsoleEvent) => void>();

/**
 * Calls `listener` with everything that happens to the records while the page is seen. All listeners share one
 * connection, which is open as long as there is one. The answer ends the subscription.
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
  // Browsers without it, and tests, work as before: by reloading.
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

/** A hidden page lets its connection go: browsers allow only six of them to one server over all tabs. */
function followVisibility(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'hidden') timer = setTimeout(pause, hiddenTimeout);
  else if (!source) connect();
}

/** Also what lets the page into the back/forward cache. */
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
  const opened = new EventSource(consoleEventsEndpoint, { withCredentials: true });
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

/** EventSource does not say why it was refused. A call that does leads to the login when the session is over. */
async function tryAgain(): Promise<void> {
  const wait = Math.min(firstWait * 2 ** tries, longestWait) * (0.75 + Math.random() / 2);
  tries += 1;
  timer = setTimeout(() => {
    if (document.visibilityState !== 'hidden' && !source) connect();
  }, wait);
  await callAsStaff({ method: 'GET', path: reviewCountsEndpoint }, anyAnswer);
}

/** Something happened also where it cannot be read what: it is then as good as missed. */
function tellNews(name: 'arrived' | 'changed', { data }: MessageEvent<string>): void {
  const news = readConsoleEvent(parseJson(data));
  tell(news ? { name, ...news } : { name: 'resumed' });
}

function tell(event: ConsoleEvent): void {
  for (const listener of [...listeners]) listener(event);
}
