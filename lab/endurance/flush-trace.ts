import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { submissions } from 'contract/submissions';
import { startProcess } from '../../api/testing/child-process';
import { makeDataDir, removeDataDir } from '../../api/testing/databases/data-dir';
import { installFromDebian } from '../../api/testing/databases/debian-package';
import { sampleBody } from '../../api/testing/samples/sample-bodies';
import { environmentOf } from './kill-targets';

export interface FlushReport {
  /** Acknowledged records, counted in the sent bytes. */
  readonly acknowledged: number;
  /** Calls of fsync and fdatasync on SQLite's files. */
  readonly flushes: number;
  /** Ids of records whose acknowledgement left before their bytes were on the disk. */
  readonly uncovered: readonly string[];
}

/** A system call from a line of strace; `at` is the line on which it begins. */
interface Call {
  readonly name: string;
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

const writersAtOnce = 20;

/** Tells whether strace is installed or can be, and may trace processes. */
export const canTrace = (): boolean =>
  spawnSync('strace', ['-qq', 'true']).status === 0 || (installFromDebian('strace') && canTrace());

/** Posts under strace and compares what was written, flushed and acknowledged, in the kernel's order. */
export async function traceFlushes(posts: number): Promise<FlushReport> {
  const dataDir = makeDataDir();
  const trace = join(dataDir, 'trace');
  const calls = 'trace=pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync';
  // With -D the server, not strace, is our child, so that signals reach it.
  const strace = ['strace', '-D', '-f', '-qq', '-y', '-s', '16384', '-e', calls, '-o', trace];
  try {
    const server = await startProcess(environmentOf({ dataDir }), { wrapper: strace });
    const post = async () => {
      const message = `${randomUUID()}\n${'x'.repeat(500)}`;
      const answer = await fetch(server.address + submissions.contact.endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...sampleBody('contact'), message }),
      });
      if (answer.status !== 201) throw new Error(`A post was answered ${answer.status}.`);
    };
    for (let sent = 0; sent < posts; sent += writersAtOnce) {
      await Promise.all(Array.from({ length: writersAtOnce }, post));
    }
    server.kill('SIGTERM');
    await server.ended;
    return readTrace(readFileSync(trace, 'utf8'));
  } finally {
    removeDataDir(dataDir);
  }
}

/**
 * Reads a trace. A record is covered when a flush of the write-ahead log begins after the record's id was written to
 * the log, and ends before a 201 response contains the id. One thread writes the log, a whole commit at a time, and
 * writes nothing of the commit after its flush.
 */
export function readTrace(trace: string): FlushReport {
  const calls = readCalls(trace);
  const flushes = calls.filter(({ name }) => name === 'fsync' || name === 'fdatasync');
  const logFlushes = flushes.filter(({ text }) => text.includes('.sqlite-wal>'));
  const logWrites = calls.filter(
    ({ name, text }) => name === 'pwrite64' && text.includes('.sqlite-wal>'),
  );
  const answers = calls.flatMap(({ text, at }) => {
    const id = /HTTP\/1\.1 201 .*\\"_id\\":\\"([0-9a-f-]{36})/.exec(text)?.[1];
    return id === undefined ? [] : [{ id, at }];
  });
  const isCovered = ({ id, at }: { id: string; at: number }) => {
    const written = logWrites.find(({ text }) => text.includes(id));
    return (
      written !== undefined && logFlushes.some((flush) => flush.at > written.end && flush.end < at)
    );
  };
  return {
    acknowledged: answers.length,
    flushes: flushes.filter(({ text }) => text.includes('.sqlite')).length,
    uncovered: answers.filter((answer) => !isCovered(answer)).map(({ id }) => id),
  };
}

/** Joins the two lines of a call that another thread's output interrupts. A call that never ends covers nothing. */
function readCalls(trace: string): Call[] {
  const calls: Call[] = [];
  const open = new Map<string, { name: string; at: number; text: string }>();
  for (const [at, line] of trace.split('\n').entries()) {
    const begun = /^(\d+) +(\w+)\((.*)$/s.exec(line);
    const resumed = /^(\d+) +<\.\.\. (\w+) resumed>(.*)$/s.exec(line);
    if (begun) {
      const [, thread = '', name = '', text = ''] = begun;
      if (text.endsWith('<unfinished ...>')) open.set(thread, { name, at, text });
      else calls.push({ name, at, end: at, text });
    } else if (resumed) {
      const [, thread = ''] = resumed;
      const call = open.get(thread);
      open.delete(thread);
      if (call) calls.push({ ...call, end: at });
    }
  }
  return calls.sort((a, b) => a.at - b.at);
}
