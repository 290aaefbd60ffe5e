// @ts-check
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { GramBlocks } from './gram-blocks.js';

/**
 * The thread that builds the index of a segment: 150 ms in which the server answers.
 * Plain JavaScript for the reason given in storage/sqlite-worker.js.
 *
 * @typedef {{ position: number, texts: readonly string[] }} RecordTexts
 */

// Visitors come first. Linux gives each thread a priority of its own; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(19);

const grams = new GramBlocks();

parentPort?.on('message', (/** @type {readonly RecordTexts[] | 'finish'} */ message) => {
  if (message === 'finish') parentPort?.postMessage(grams.finish());
  else for (const { position, texts } of message) grams.add(position, texts);
});
