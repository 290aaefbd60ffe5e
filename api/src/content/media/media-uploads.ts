import { mkdirSync, statfsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { maxMediaBytes, maxMediaFiles } from 'contract/media-files';
import type { MediaFile } from 'contract/media-files';
import { maxUploads } from 'contract/media-requests';
import type { Upload, beginUpload, finishUpload } from 'contract/media-requests';
import type { BodyOf } from 'contract/request';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import { ContentRepository } from '../content-repository';
import { errorCode } from '../../storage/error-code';
import { toNetworks } from '../../http/limits/sender-networks';
import type { Call } from '../../http/serve';
import {
  UnfitFile,
  uploadBusy,
  emptyFile,
  mediaNotFound,
  diskFull,
  uploadNotFound,
  mediaProcessingFailed,
  uploadOffsetConflict,
  tooLargeFile,
  tooManyFiles,
  tooManyUploads,
} from './media-errors';
import { checkStart } from './media-maker';
import type { MediaMaker } from './media-maker';
import { tidyName } from './files/media-name';
import { MediaRepository } from './media-repository';
import { UploadStore } from './files/media-store';
import { signatureLength } from '../pictures/recognise-picture';
import { sweepFiles } from './sweep-files';
import { UploadRepository } from './upload-repository';

/** Share of the free space that all unfinished uploads may take: the rest is for records, backups and releases. */
const shareOfFree = 0.5;
/** Bytes of the disk that uploads always leave free, whatever else fills it meanwhile. */
export const minimumFreeBytes = 2 ** 30;

/**
 * Receives files in pieces, each of which is on the disk before the next is requested. An upload has a row before its
 * first byte is written. The process that removes this row decides what becomes of the file; bytes without a row are
 * swept. Each method throws an HttpError: 404 for an upload that is not the caller's, 409 if another step is expected.
 */
export class MediaUploads {
  private readonly uploads: UploadRepository;
  private readonly files: MediaRepository;
  private readonly store: UploadStore;
  /** Ids of the uploads that this process is working on. */
  private readonly busy = new Set<string>();

  constructor(
    private readonly app: Pick<
      FastifyInstance,
      'database' | 'now' | 'makeId' | 'dataDir' | 'bucket' | 'storage' | 'mediaStore'
    >,
    private readonly maker: Pick<MediaMaker, 'make'>,
  ) {
    this.uploads = new UploadRepository(app.database, app.now);
    this.files = new MediaRepository(app.database, app.now);
    this.store = new UploadStore(app.dataDir);
  }

  async find(staff: ActingStaff, id: string): Promise<Upload> {
    const upload = await this.uploads.find(id, staff._id);
    if (upload === undefined) throw uploadNotFound();
    return upload;
  }

  /**
   * Throws an HttpError: 413 or 422 for an invalid size, 409 for too many uploads or files, 507 without enough space.
   */
  async begin(staff: ActingStaff, { name, bytes }: BodyOf<typeof beginUpload>): Promise<Upload> {
    if (bytes === 0) throw emptyFile();
    if (bytes > maxMediaBytes.audio) throw tooLargeFile();
    const { database, now, makeId } = this.app;
    return database.transaction().execute(async (transaction) => {
      // The lock makes concurrent uploads count one after the other.
      await new ContentRepository(transaction, now).acquireLock();
      const uploads = new UploadRepository(transaction, now);
      const own = await uploads.listOf(staff._id);
      if (own.length >= maxUploads) throw tooManyUploads();
      if ((await new MediaRepository(transaction, now).count()) >= maxMediaFiles)
        throw tooManyFiles();
      const promised = (await uploads.countMissing()) + bytes;
      const free = this.readFree();
      if (promised > Math.min(free * shareOfFree, free - minimumFreeBytes)) throw diskFull();
      const upload = { id: makeId(), name: tidyName(name), bytes };
      await uploads.insert(upload, staff._id);
      return { ...upload, received: 0 };
    });
  }

  /** Adds a piece. A file of an unusable type is refused and removed with its first piece. */
  append(staff: ActingStaff, id: string, offset: number, piece: Buffer): Promise<Upload> {
    return this.alone(id, async () => {
      const upload = await this.find(staff, id);
      const { bytes } = upload;
      const received = await this.countReceived(upload);
      const isNext = offset === received && offset + piece.length <= bytes;
      const isLongEnough = piece.length >= Math.min(signatureLength, bytes - received);
      if (!isNext || !isLongEnough) throw uploadOffsetConflict({ ...upload, received });
      if (offset === 0) await this.dropUnfit(id, async () => void checkStart(piece, bytes));
      await this.write(id, offset, piece);
      await this.uploads.noteReceived(id, offset + piece.length);
      return { ...upload, received: offset + piece.length };
    });
  }

  /** The bytes on the disk count: on another machine or after a restore they may be fewer than the row says. */
  private async countReceived({ id, received }: Upload): Promise<number> {
    return Math.min(received, await this.store.measure(id));
  }

  private readFree(): number {
    const { storage, dataDir } = this.app;
    return storage?.readFree() ?? getFreeBytes(dataDir);
  }

  private async write(id: string, offset: number, piece: Buffer): Promise<void> {
    if (this.readFree() - piece.length < minimumFreeBytes) throw diskFull();
    try {
      await this.store.write(id, offset, piece);
    } catch (error) {
      throw isFull(error) ? diskFull() : error;
    }
  }

  /** Creates the file from the upload. A repeated request gets the same response. */
  async finish(call: Call<typeof finishUpload>): Promise<MediaFile> {
    const { id, staff } = call;
    return this.alone(id, async () => {
      const done = await this.files.find(id);
      if (done !== undefined) return done;
      const upload = await this.find(staff, id);
      const received = await this.countReceived(upload);
      if (received !== upload.bytes) throw uploadOffsetConflict({ ...upload, received });
      try {
        await this.make(upload, call);
      } catch (error) {
        // Another process finished first and removed the upload that this one was reading.
        const made = await this.files.find(id);
        if (made !== undefined) return made;
        throw error;
      }
      return this.read(id);
    });
  }

  private async make(
    upload: Upload,
    { id, staff, request, note }: Call<typeof finishUpload>,
  ): Promise<void> {
    const networks = toNetworks(request.ip);
    const path = this.store.pathOf(id);
    const made = await this.dropUnfit(id, () => this.maker.make(upload, path, networks));
    await this.app.mediaStore.put(id, made.parts).catch((error: unknown) => {
      throw isFull(error) ? diskFull() : mediaProcessingFailed(error);
    });
    const { database, now } = this.app;
    await database.transaction().execute(async (transaction) => {
      if (!(await new UploadRepository(transaction, now).remove(id))) throw uploadNotFound();
      await new MediaRepository(transaction, now).insert(made.facts, staff._id);
      await note({}, transaction);
    });
    await this.store.remove(id);
  }

  private async read(id: string): Promise<MediaFile> {
    const file = await this.files.find(id);
    if (file === undefined) throw mediaNotFound();
    return file;
  }

  async cancel(staff: ActingStaff, id: string): Promise<void> {
    await this.alone(id, async () => {
      await this.find(staff, id);
      await this.drop(id);
    });
  }

  /** Removes abandoned uploads, and incomplete files of terminated processes. */
  async sweep(): Promise<void> {
    for (const id of await this.uploads.findAbandoned()) {
      if (!this.busy.has(id)) await this.alone(id, () => this.drop(id));
    }
    await sweepFiles(this.app, this.store, (id) => this.busy.has(id));
  }

  /** Removes an upload, unless another process has made a file of it meanwhile. */
  private async drop(id: string): Promise<void> {
    if (!(await this.uploads.remove(id))) return;
    await this.store.remove(id);
    // If the files cannot be removed now, the sweep removes them.
    await this.app.mediaStore.remove(id).catch(() => undefined);
  }

  /** Removes an upload whose file turns out to be unusable. */
  private async dropUnfit<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof UnfitFile) await this.drop(id);
      throw error;
    }
  }

  /** Allows one request at a time for each upload and throws for any other. */
  private async alone<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    if (this.busy.has(id)) throw uploadBusy();
    this.busy.add(id);
    try {
      return await work();
    } finally {
      this.busy.delete(id);
    }
  }
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');

/** Gets the free bytes for users other than root. Throws if they cannot be determined. */
export function getFreeBytes(folder: string): number {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { bsize, bavail } = statfsSync(folder);
  return bsize * bavail;
}
