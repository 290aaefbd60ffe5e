import { EventEmitter } from 'node:events';
import { writeSync } from 'node:fs';
import fs from 'node:fs/promises';
import { Server } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { basename } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { TransferListItem } from 'node:worker_threads';

/**
 * A module that NODE_OPTIONS loads into a server before its own code. From a certain request on it prints each step, a
 * statement or a change of a file, and kills the process at one of them with SIGKILL, so that nothing is cleaned up.
 *
 * - `KILL_CALL` path of the request with which it begins
 * - `KILL_STEPS` JSON: prefixes of steps that must occur in this order; the process ends before the last one is done.
 *   Without it the steps are only printed.
 * - `KILL_NUMBER` number of the step, from 1, instead of `KILL_STEPS`
 * - `KILL_DELAY` milliseconds from the beginning of the step until the process ends; without it the step is not begun
 */
const { KILL_CALL, KILL_STEPS = '[]', KILL_NUMBER = '0', KILL_DELAY } = process.env;

const awaited = JSON.parse(KILL_STEPS) as string[];
let isArmed = false;
let steps = 0;

function isFatal(name: string): boolean {
  steps += 1;
  if (KILL_NUMBER !== '0') return steps === Number(KILL_NUMBER);
  if (awaited[0] === undefined || !name.startsWith(awaited[0])) return false;
  awaited.shift();
  return awaited.length === 0;
}

function step<Answer>(name: string, begin: () => Answer): Answer {
  if (!isArmed) return begin();
  writeSync(2, `step ${name.slice(0, 100)}\n`);
  if (!isFatal(name)) return begin();
  if (KILL_DELAY !== undefined) {
    begin();
    const until = performance.now() + Number(KILL_DELAY);
    // Other threads continue meanwhile.
    while (performance.now() < until);
  }
  process.kill(process.pid, 'SIGKILL');
  return begin();
}

Server.prototype.emit = function (event: string | symbol, ...rest: unknown[]) {
  if (event === 'request' && (rest[0] as IncomingMessage).url === KILL_CALL) isArmed = true;
  return EventEmitter.prototype.emit.call(this, event, ...rest);
};

// SQLite statements are messages to a worker thread.
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (
  message: { readonly sql?: unknown } | undefined,
  list?: readonly TransferListItem[],
) {
  const post = () => postMessage.call(this, message, list);
  return typeof message?.sql === 'string' ? step(message.sql.trim(), post) : post();
};

// PostgreSQL statements are messages that begin with Q (a simple query) or P (a query with parameters, after its empty
// name).
const { write } = Socket.prototype;
function writeStep(this: Socket, ...words: Parameters<typeof write>): boolean {
  const [chunk] = words;
  const put = () => write.apply(this, words);
  if (!Buffer.isBuffer(chunk)) return put();
  const [, sql] = /^[QP]\0[^]{3}\0?([a-z][^\0]*)\0/i.exec(chunk.toString('latin1')) ?? [];
  return sql === undefined ? put() : step(sql.trim(), put);
}
Socket.prototype.write = writeStep as Socket['write'];

const { open, rm } = fs;
fs.rm = (path, options) => step(`remove ${basename(String(path))}`, () => rm(path, options));
fs.open = async (path, flags, mode) => {
  const name = basename(String(path));
  const file = await step(`open ${name}`, () => open(path, flags, mode));
  const appendFile = file.appendFile.bind(file);
  file.appendFile = (...words) => step(`appendFile ${name}`, () => appendFile(...words));
  const sync = file.sync.bind(file);
  file.sync = () => step(`sync ${name}`, sync);
  return file;
};
syncBuiltinESMExports();
