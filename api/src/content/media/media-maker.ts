import { open } from 'node:fs/promises';
import { maxMediaBytes, pictureWidths } from 'contract/media-files';
import type { MediaAudio, MediaDocument, MediaPicture } from 'contract/media-files';
import type { Upload } from 'contract/media-requests';
import { BucketError } from '../../storage/bucket/bucket-error';
import { errorCode } from '../../storage/error-code';
import { HttpError } from '../../http/errors/http-error';
import { FairWork } from '../../http/limits/fair-work';
import type { Networks } from '../../http/limits/sender-networks';
import { workFailureCodes } from '../../storage/worker-process/worker-process';
import type { WorkerProcess } from '../../storage/worker-process/worker-process';
import { isCompletePdf } from './files/check-document';
import {
  emptyFile,
  mediaProcessingFailed,
  tooLargeFile,
  unfitFile,
  unknownType,
} from './media-errors';
import { toSlug } from './files/media-name';
import { makeMediaProcess } from './worker/media-process';
import type { CutPicture, MediaAnswer, MediaTask } from './worker/media-process';
import type { NewPart } from './files/media-store';
import { signatureLength } from '../pictures/recognise-picture';
import { fileEnding, detectMediaType } from './files/recognise';
import type { MediaType } from './files/recognise';

/** One file is processed at a time, to limit memory. */
const limits = { running: 1, waiting: 16, waitingPerSite: 8 };

/** Maximum number of files remembered for a failed first attempt. */
const maxRemembered = 1000;

type Facts<File> = Omit<File, 'addedAt' | 'revision'>;

/** The data and files to be stored for an upload. */
export interface MadeMedia {
  readonly facts: Facts<MediaPicture> | Facts<MediaAudio> | Facts<MediaDocument>;
  readonly parts: readonly NewPart[];
}

/** Checks uploaded files and makes the files that the site shows. */
export class MediaMaker {
  private readonly queue = new FairWork(limits);
  /** Ids of files whose first attempt timed out or ended the process, for which the machine may be to blame. */
  private readonly gaveUpOn = new Set<string>();

  constructor(
    private readonly process: Pick<
      WorkerProcess<MediaTask, MediaAnswer>,
      'run' | 'stop'
    > = makeMediaProcess(),
  ) {}

  /**
   * Throws UnfitFile (413, 415, 422) for a file that the site cannot use, and an HttpError (503) if the queue is full
   * or the server fails.
   * @param path of the whole file
   */
  async make(upload: Upload, path: string, networks: Networks): Promise<MadeMedia> {
    try {
      const made = await this.lookInto(upload, path, networks);
      this.gaveUpOn.delete(upload.id);
      return made;
    } catch (error) {
      const isKnown = error instanceof HttpError || error instanceof BucketError;
      throw isKnown ? error : this.judge(upload.id, error);
    }
  }

  /** Blames the file if it exhausted the memory, or if it ended its process or timed out for the second time. */
  private judge(id: string, error: unknown): HttpError {
    const code = errorCode(error);
    const isSecond = this.gaveUpOn.delete(id);
    if (code === workFailureCodes.memory) return unfitFile('too-slow');
    if (code !== workFailureCodes.time && code !== workFailureCodes.end)
      return mediaProcessingFailed(error);
    if (isSecond) return unfitFile(code === workFailureCodes.time ? 'too-slow' : 'damaged');
    if (this.gaveUpOn.size >= maxRemembered) this.gaveUpOn.clear();
    this.gaveUpOn.add(id);
    return mediaProcessingFailed(error);
  }

  private async lookInto(upload: Upload, path: string, networks: Networks): Promise<MadeMedia> {
    const type = checkStart(await readStart(path), upload.bytes);
    const { id, name, bytes } = upload;
    if (type.kind === 'picture') {
      const task = { path, widths: pictureWidths };
      return toPicture(upload, await this.ask(networks, task, isCutPicture));
    }
    const file = `${toSlug(name)}.${fileEnding(type)}`;
    const parts = [{ name: file, content: { path } }];
    if (type.kind === 'document') {
      await checkDocument(path);
      return { facts: { id, name, bytes, kind: 'document', file }, parts };
    }
    const { seconds } = await this.ask(networks, { path, format: type.format }, isLength);
    return {
      facts: { id, name, bytes, kind: 'audio', file, seconds: Math.round(seconds) },
      parts,
    };
  }

  stop(): void {
    this.process.stop();
  }

  private async ask<Answer extends MediaAnswer>(
    networks: Networks,
    task: MediaTask,
    isAnswer: (answer: MediaAnswer) => answer is Answer,
  ): Promise<Answer> {
    const answer = await this.queue.run(networks, () => this.process.run(task));
    if (isAnswer(answer)) return answer;
    throw unfitFile('refused' in answer ? answer.refused : 'damaged');
  }
}

/** Gets the type of a file by its first bytes. Throws UnfitFile for a type or size that the site does not accept. */
export function checkStart(start: Buffer, bytes: number): MediaType {
  if (bytes === 0) throw emptyFile();
  const type = detectMediaType(start);
  if (type === undefined) throw unknownType();
  if (bytes > maxMediaBytes[type.kind]) throw tooLargeFile(type.kind);
  return type;
}

async function readStart(path: string): Promise<Buffer> {
  const start = Buffer.alloc(signatureLength);
  const file = await open(path, 'r');
  try {
    const { bytesRead } = await file.read(start, 0, start.length, 0);
    return start.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function checkDocument(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    if (!(await isCompletePdf(file))) throw unfitFile('cut-short');
  } finally {
    await file.close();
  }
}

const isCutPicture = (answer: MediaAnswer): answer is CutPicture => 'parts' in answer;
const isLength = (answer: MediaAnswer): answer is { readonly seconds: number } =>
  'seconds' in answer;

function toPicture({ id, name }: Upload, { parts, width, height, widths }: CutPicture): MadeMedia {
  const bytes = parts.reduce((sum, part) => sum + part.bytes.length, 0);
  return {
    facts: { id, name, bytes, kind: 'picture', width, height, widths, alt: {} },
    parts: parts.map((part) => ({ name: part.name, content: part.bytes })),
  };
}
