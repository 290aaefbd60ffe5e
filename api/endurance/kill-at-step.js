// @ts-check
import { EventEmitter } from 'node:events';
import { writeSync } from 'node:fs';
import fs from 'node:fs/promises';
import { Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { basename } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

/**
 * Is loaded into a server before its own code (NODE_OPTIONS): from a certain request on it says each step, a statement or
 * what is done to a file, and ends the process at one of them with SIGKILL, which lets nothing be tidied up.
 *
 * - `KILL_CALL`   the path of the request with which it begins
 * - `KILL_STEPS`  JSON: the beginnings of steps that must come one after the other; the process ends before the last is
 *                 done. Absent: it only says them.
 * - `KILL_NUMBER` in its place, the number of the step, from 1
 * - `KILL_DELAY`  milliseconds: the step is begun, and the process ends so long after; absent: it is not begun
 */
const { KILL_CALL, KILL_STEPS = '[]', KILL_NUMBER = '0', KILL_DELAY } = process.env;

const awaited = /** @type {string[]} */ (JSON.parse(KILL_STEPS));
let isArmed = false;
let steps = 0;

/** @param {string} name */
function isFatal(name) {
  steps += 1;
  if (KILL_NUMBER !== '0') return steps === Number(KILL_NUMBER);
  if (awaited[0] === undefined || !name.startsWith(awaited[0])) return false;
  awaited.shift();
  return awaited.length === 0;
}

/**
 * @template Answer
 * @param {string} name
 * @param {() => Answer} begin
 * @returns {Answer}
 */
function step(name, begin) {
  if (!isArmed) return begin();
  writeSync(2, `step ${name.slice(0, 100)}\n`);
  if (!isFatal(name)) return begin();
  if (KILL_DELAY !== undefined) {
    begin();
    const until = performance.now() + Number(KILL_DELAY);
    // Other threads go on.
    while (performance.now() < until);
  }
  process.kill(process.pid, 'SIGKILL');
  return begin();
}

Server.prototype.emit = function (/** @type {any} */ event, /** @type {any[]} */ ...rest) {
  if (event === 'request' && rest[0].url === KILL_CALL) isArmed = true;
  return EventEmitter.prototype.emit.call(this, event, ...rest);
};

// SQLite's statements, which a thread does.
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ list) {
  const post = () => postMessage.call(this, message, list);
  return typeof message?.sql === 'string' ? step(message.sql.trim(), post) : post();
};

// PostgreSQL's: messages that begin with Q (a statement alone) or P (one with parameters, after its name, which is empty).
const { write } = Socket.prototype;
/**
 * @this {Socket}
 * @param {any} chunk
 * @param {any[]} rest
 */
function writeStep(chunk, ...rest) {
  const put = () => write.apply(this, /** @type {any} */ ([chunk, ...rest]));
  if (!Buffer.isBuffer(chunk)) return put();
  const [, sql] = /^[QP]\0[^]{3}\0?([a-z][^\0]*)\0/i.exec(chunk.toString('latin1')) ?? [];
  return sql === undefined ? put() : step(sql.trim(), put);
}
Socket.prototype.write = /** @type {any} */ (writeStep);

const { open, rm } = fs;
fs.rm = (path, options) => step(`remove ${basename(String(path))}`, () => rm(path, options));
fs.open = async (path, flags, mode) => {
  const name = basename(String(path));
  const file = await step(`open ${name}`, () => open(path, flags, mode));
  for (const deed of /** @type {const} */ (['appendFile', 'sync'])) {
    const begin = /** @type {any} */ (file[deed].bind(file));
    file[deed] = (/** @type {any[]} */ ...words) => step(`${deed} ${name}`, () => begin(...words));
  }
  return file;
};
syncBuiltinESMExports();
