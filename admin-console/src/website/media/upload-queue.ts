import type { MediaFile } from 'contract/media-files';
import type { Upload } from 'contract/media-requests';
import { dropUpload, sendNextStep } from './upload-steps';
import type { UploadStep } from './upload-steps';

export interface QueuedFile {
  readonly key: number;
  readonly source: File;
  /** The server's state of the upload; absent before the first response. */
  readonly upload?: Upload;
  /** `lost`: it is retried automatically. `refused`: it has failed, and can be resumed only if the server keeps it. */
  readonly state: 'waiting' | 'sending' | 'paused' | 'lost' | 'refused' | 'done';
  /** The server's reason for the stop. */
  readonly message?: string | undefined;
  readonly file?: MediaFile;
}

/** Delays in milliseconds before a retry after a network failure: the first and the longest. */
const backOff = { first: 2_000, most: 30_000 };

/**
 * Uploads files one after the other, in pieces. It outlives the view that shows it. An incomplete upload continues,
 * even after its tab was closed, when the same file is chosen again.
 */
export class UploadQueue {
  private items: readonly QueuedFile[] = [];
  private readonly listeners = new Set<() => void>();
  private nextKey = 1;
  private isRunning = false;
  private isStopped = false;
  private failures = 0;
  private wake: () => void = () => undefined;

  /** @param isOpen whether the session of the user who chose the files is still open */
  constructor(private readonly isOpen: () => boolean = () => true) {}

  readonly read = (): readonly QueuedFile[] => this.items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** @param unfinished incomplete uploads that the server has */
  add(sources: readonly File[], unfinished: readonly Upload[] = []): void {
    const taken = new Set(this.items.map(({ upload }) => upload?.id));
    const added = sources.map((source): QueuedFile => {
      const upload = unfinished.find((one) => !taken.has(one.id) && isPartOf(one, source));
      taken.add(upload?.id);
      return { key: this.nextKey++, source, state: 'waiting', ...(upload && { upload }) };
    });
    this.set([...this.items, ...added]);
    void this.run();
  }

  pause(key: number): void {
    this.change(key, { state: 'paused' });
    this.wake();
  }

  /** Resumes an upload that is paused, was refused but kept, or waits for the network. */
  resume(key: number): void {
    this.failures = 0;
    this.change(key, { state: 'waiting', message: undefined });
    this.wake();
    void this.run();
  }

  /** Removes an upload from the list and the server. */
  cancel(key: number): void {
    const item = this.find(key);
    this.set(this.items.filter((one) => one.key !== key));
    this.wake();
    // One that is being sent is cancelled after the response to its current piece.
    if (item?.upload && item.state !== 'sending' && item.state !== 'done')
      void dropUpload(item.upload.id);
  }

  /** Stops sending, and clears the list. */
  stop(): void {
    this.isStopped = true;
    this.set([]);
    this.wake();
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let next = this.findWaiting(); next; next = this.findWaiting()) {
      this.change(next.key, { state: 'sending' });
      await this.send(next.key);
    }
    this.isRunning = false;
  }

  private async send(key: number): Promise<void> {
    for (let item = this.find(key); item?.state === 'sending'; item = this.find(key)) {
      if (!this.isOpen()) return this.stop();
      const step = await sendNextStep(item.source, item.upload);
      if (this.isStopped) return;
      if (!this.find(key)) return void giveUp(item, step);
      if (step.type === 'retry') await this.waitForLine(key, step.message);
      else this.take(key, step);
    }
  }

  private take(key: number, step: Exclude<UploadStep, { type: 'retry' }>): void {
    this.failures = 0;
    if (step.type === 'progress') return this.change(key, { upload: step.upload });
    if (step.type === 'done') return this.change(key, { state: 'done', file: step.file });
    const item = this.find(key);
    const { upload, ...rest } = item ?? {};
    const kept = step.isGone || !upload ? {} : { upload };
    const refused = { ...rest, ...kept, state: 'refused', message: step.message } as QueuedFile;
    this.set(this.items.map((one) => (one.key === key ? refused : one)));
  }

  /** Waits until the browser is online, the delay is over, or the user resumes it. */
  private async waitForLine(key: number, message: string | undefined): Promise<void> {
    if (this.find(key)?.state !== 'sending') return;
    this.change(key, { state: 'lost', message });
    const delay = Math.min(backOff.first * 2 ** this.failures, backOff.most);
    this.failures += 1;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, delay);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
      window.addEventListener('online', this.wake, { once: true });
    });
    window.removeEventListener('online', this.wake);
    this.wake = () => undefined;
    if (this.find(key)?.state === 'lost') this.change(key, { state: 'sending' });
  }

  private find(key: number): QueuedFile | undefined {
    return this.items.find((item) => item.key === key);
  }

  private findWaiting(): QueuedFile | undefined {
    return this.items.find(({ state }) => state === 'waiting');
  }

  private change(key: number, change: Partial<QueuedFile>): void {
    this.set(this.items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  private set(items: readonly QueuedFile[]): void {
    this.items = items;
    this.listeners.forEach((listener) => listener());
  }
}

/** Cancels an upload at the server that was removed while a piece was being sent. */
async function giveUp({ upload }: QueuedFile, step: UploadStep): Promise<void> {
  const { id } = (step.type === 'progress' ? step.upload : upload) ?? {};
  if (id !== undefined && step.type !== 'done') await dropUpload(id);
}

/** The server identifies a file by its name and size. */
const isPartOf = (upload: Upload, { name, size }: File): boolean =>
  upload.bytes === size && upload.name === name.normalize('NFC').trim();
