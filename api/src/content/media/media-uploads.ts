import { maxMediaBytes, maxMediaFiles, maxUploads } from 'contract/media-api';
import type { MediaFile, NewUpload, Upload } from 'contract/media-api';
import { toAuditActor } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { ContentRepository } from '../content-repository';
import { errorCode } from '../../storage/error-code';
import type { Networks } from '../../http/limits/networks-of';
import {
  UnfitFile,
  beingWritten,
  emptyFile,
  noMedia,
  noRoom,
  noUpload,
  notPrepared,
  otherOffset,
  tooLargeFile,
  tooManyFiles,
  tooManyUploads,
} from './media-errors';
import { checkStart } from './media-maker';
import type { MediaMaker } from './media-maker';
import { tidyName } from './files/media-name';
import { MediaRepository } from './media-repository';
import type { MediaStore, UploadStore } from './files/media-store';
import { recognisedBytes } from '../pictures/recognise-picture';
import { sweepFiles } from './sweep-files';
import { UploadRepository } from './upload-repository';

export interface MediaParts extends ConsoleParts {
  readonly store: MediaStore;
  readonly uploads: UploadStore;
  /** Whether what lies in the store is of this database; absent: it is. */
  readonly isOwn?: (() => Promise<boolean>) | undefined;
  readonly maker: MediaMaker;
  /** Bytes that are free where files lie. Throws when that cannot be told. */
  readonly readFree: () => number;
}

/** All that is being sent may take this share of what is free: the rest is for records, backups and releases. */
const shareOfFree = 0.5;
/** In bytes: so much of the disk stays free for them whatever is being sent, and whatever else has filled it meanwhile. */
export const keptFree = 2 ** 30;

/**
 * How a file gets here: in pieces, each on the disk before the next is asked for. It has a row from before its first byte
 * is written. Who removes this row decides what becomes of the file, in whichever process; bytes that are left without a
 * row are swept. Each call throws an HttpError: 404 for an upload that the caller has not, 409 where something else is
 * next.
 */
export class MediaUploads {
  private readonly uploads: UploadRepository;
  private readonly files: MediaRepository;
  /** What this process is working on. */
  private readonly busy = new Set<string>();

  constructor(private readonly parts: MediaParts) {
    this.uploads = new UploadRepository(parts.database, parts.now);
    this.files = new MediaRepository(parts.database, parts.now);
  }

  listOf(staff: ActingStaff): Promise<Upload[]> {
    return this.uploads.listOf(staff._id);
  }

  async find(staff: ActingStaff, id: string): Promise<Upload> {
    const upload = await this.uploads.find(id, staff._id);
    if (upload === undefined) throw noUpload();
    return upload;
  }

  /** Throws an HttpError: 413 or 422 for what is no size, 409 for too many, 507 where there is no room. */
  async begin(staff: ActingStaff, { name, bytes }: NewUpload): Promise<Upload> {
    if (bytes === 0) throw emptyFile();
    if (bytes > maxMediaBytes.audio) throw tooLargeFile();
    const { database, now, makeId, readFree } = this.parts;
    return database.transaction().execute(async (transaction) => {
      // So that many at once are counted one after the other.
      await new ContentRepository(transaction, now).takeTurn();
      const uploads = new UploadRepository(transaction, now);
      const own = await uploads.listOf(staff._id);
      if (own.length >= maxUploads) throw tooManyUploads();
      if ((await new MediaRepository(transaction, now).count()) >= maxMediaFiles)
        throw tooManyFiles();
      const promised = (await uploads.countMissing()) + bytes;
      const free = readFree();
      if (promised > Math.min(free * shareOfFree, free - keptFree)) throw noRoom();
      const upload = { id: makeId(), name: tidyName(name), bytes };
      await uploads.insert(upload, staff._id);
      return { ...upload, received: 0 };
    });
  }

  /** Adds a piece. What the site cannot use is refused by its first piece, and is gone. */
  append(staff: ActingStaff, id: string, offset: number, piece: Buffer): Promise<Upload> {
    return this.alone(id, async () => {
      const upload = await this.find(staff, id);
      const { bytes } = upload;
      const received = await this.countReceived(upload);
      const isNext = offset === received && offset + piece.length <= bytes;
      const isLongEnough = piece.length >= Math.min(recognisedBytes, bytes - received);
      if (!isNext || !isLongEnough) throw otherOffset({ ...upload, received });
      if (offset === 0) await this.dropUnfit(id, async () => void checkStart(piece, bytes));
      await this.write(id, offset, piece);
      await this.uploads.noteReceived(id, offset + piece.length);
      return { ...upload, received: offset + piece.length };
    });
  }

  /** What is on the disk counts: it may be less than was noted, on another machine or after a restored backup. */
  private async countReceived({ id, received }: Upload): Promise<number> {
    return Math.min(received, await this.parts.uploads.measure(id));
  }

  private async write(id: string, offset: number, piece: Buffer): Promise<void> {
    if (this.parts.readFree() - piece.length < keptFree) throw noRoom();
    try {
      await this.parts.uploads.write(id, offset, piece);
    } catch (error) {
      throw isFull(error) ? noRoom() : error;
    }
  }

  /** Makes the file of what was sent. Asked again after a lost answer, it answers the same. */
  async finish(staff: ActingStaff, id: string, networks: Networks): Promise<MediaFile> {
    return this.alone(id, async () => {
      const done = await this.files.find(id);
      if (done !== undefined) return done;
      const upload = await this.find(staff, id);
      const received = await this.countReceived(upload);
      if (received !== upload.bytes) throw otherOffset({ ...upload, received });
      try {
        await this.make(staff, upload, networks);
      } catch (error) {
        // Another process was quicker, and has taken away what this one was reading.
        const made = await this.files.find(id);
        if (made !== undefined) return made;
        throw error;
      }
      return this.read(id);
    });
  }

  private async make(staff: ActingStaff, upload: Upload, networks: Networks): Promise<void> {
    const { id } = upload;
    const { store, uploads, maker } = this.parts;
    const made = await this.dropUnfit(id, () => maker.make(upload, uploads.pathOf(id), networks));
    await store.put(id, made.parts).catch((error: unknown) => {
      throw isFull(error) ? noRoom() : notPrepared(error);
    });
    await this.store(staff, made.facts);
    await uploads.remove(id);
  }

  private store(
    staff: ActingStaff,
    facts: Parameters<MediaRepository['insert']>[0],
  ): Promise<void> {
    const { database, now, audit } = this.parts;
    const { id } = facts;
    return database.transaction().execute(async (transaction) => {
      if (!(await new UploadRepository(transaction, now).remove(id))) throw noUpload();
      await new MediaRepository(transaction, now).insert(facts, staff._id);
      const about = { kind: 'content', action: 'upload', subjects: [id] } as const;
      await audit.append(transaction, { ...toAuditActor(staff), ...about });
    });
  }

  private async read(id: string): Promise<MediaFile> {
    const file = await this.files.find(id);
    if (file === undefined) throw noMedia();
    return file;
  }

  async giveUp(staff: ActingStaff, id: string): Promise<void> {
    await this.alone(id, async () => {
      await this.find(staff, id);
      await this.drop(id);
    });
  }

  /** Removes what no client is sending any more, and files of which a process that ended has left a part. */
  async sweep(): Promise<void> {
    for (const id of await this.uploads.findAbandoned()) {
      if (!this.busy.has(id)) await this.alone(id, () => this.drop(id));
    }
    await sweepFiles(this.parts, (id) => this.busy.has(id));
  }

  /** Nothing, where another process has made a file of it meanwhile. */
  private async drop(id: string): Promise<void> {
    if (!(await this.uploads.remove(id))) return;
    await this.parts.uploads.remove(id);
    // What cannot be removed now, the sweep removes.
    await this.parts.store.remove(id).catch(() => undefined);
  }

  /** A file that cannot be used leaves nothing behind. */
  private async dropUnfit<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof UnfitFile) await this.drop(id);
      throw error;
    }
  }

  /** One call at a time for one file; who comes meanwhile is told so. */
  private async alone<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    if (this.busy.has(id)) throw beingWritten();
    this.busy.add(id);
    try {
      return await work();
    } finally {
      this.busy.delete(id);
    }
  }
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');
