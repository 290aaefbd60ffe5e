import { mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ignoreMissing } from '../../storage/error-code';
import { maxMessageBytes, messagesPerRound } from './inbox';
import type { HandleMessage, Inbox } from './inbox';

/** Milliseconds between two looks into the folder. */
const pollInterval = 10_000;

/** Opens a maildir: messages arrive in `new`, and read ones are moved to `cur` with the flag S. */
export async function openMaildirInbox(folder: string): Promise<Inbox> {
  for (const name of ['new', 'cur', 'tmp']) await mkdir(join(folder, name), { recursive: true });
  return new MaildirInbox(folder);
}

class MaildirInbox implements Inbox {
  constructor(private readonly folder: string) {}

  async readNew(handle: HandleMessage): Promise<boolean> {
    // Names begin with the time of arrival.
    const entries = await readdir(join(this.folder, 'new'), { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    for (const name of names.sort().slice(0, messagesPerRound)) await this.read(name, handle);
    return names.length > messagesPerRound;
  }

  async wait(signal: AbortSignal): Promise<void> {
    await setTimeout(pollInterval, undefined, { signal, ref: false }).catch(() => undefined);
  }

  async close(): Promise<void> {}

  /** Another process of ours may take the same message: it is stored once, and one of the moves finds nothing. */
  private async read(name: string, handle: HandleMessage): Promise<void> {
    const path = join(this.folder, 'new', name);
    const source = await readStart(path).catch(ignoreMissing);
    if (source === undefined) return;
    await handle(source);
    await rename(path, join(this.folder, 'cur', `${name}:2,S`)).catch(ignoreMissing);
  }
}

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, maxMessageBytes));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
