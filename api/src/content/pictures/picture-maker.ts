import type { Reason } from 'contract/error-codes';
import { profileImage } from 'contract/profile';
import type { Networks } from '../../http/limits/sender-networks';
import { FairWork } from '../../http/limits/fair-work';
import { fieldError } from '../../http/errors/http-error';
import { PictureProcess, maxPictureTime } from './picture-process';
import { detectPictureType } from './recognise-picture';

/** One picture is processed at a time, to limit memory; those in the queue hold 160 MB at most. */
const limits = { running: 1, waiting: 32, waitingPerSite: 8, longestWait: 10_000 };

/** Maximum time for waiting and work together, in milliseconds: less than a proxy waits for the response. */
export const maxRemakeTime = limits.longestWait + maxPictureTime;

/** Queues pictures of strangers and re-encodes them in a separate process (`picture-worker.ts`). */
export class PictureMaker {
  private readonly queue = new FairWork(limits);

  constructor(private readonly process = new PictureProcess()) {}

  /**
   * Re-encodes an upload as WebP: upright, resized, without EXIF (which tells where people live) and without other
   * hidden data (safety 1). Throws an HttpError: 415 if the bytes are no JPEG, PNG, WebP or HEIC, 413 for too many
   * pixels or too much work, 400 for a damaged picture, 503 if the queue is full or too slow.
   */
  async remake(bytes: Buffer, networks: Networks): Promise<Uint8Array> {
    if (!detectPictureType(bytes)) throw wrongPictureType();
    const answer = await this.queue.run(networks, () => this.process.remake(bytes));
    if ('picture' in answer) return answer.picture;
    throw pictureErrors[answer.refused]();
  }

  stop(): void {
    this.process.stop();
  }
}

const refusal = (status: number, reason: Reason, message: string) =>
  fieldError(status, reason, { path: profileImage.field, message });

export const wrongPictureType = () =>
  refusal(415, { code: 'wrong-picture-type' }, 'Please choose a JPEG, PNG, WebP or HEIC picture.');

const pictureErrors = {
  'too-many-pixels': () =>
    refusal(
      413,
      { code: 'too-many-pixels' },
      'This picture has too many pixels. Please choose a smaller one.',
    ),
  'too-slow': () =>
    refusal(
      413,
      { code: 'picture-too-slow' },
      'This picture takes too long to prepare. Please choose another one, or send none.',
    ),
  damaged: () =>
    refusal(
      400,
      { code: 'damaged-picture' },
      'This picture cannot be read. Please choose another one, or send none.',
    ),
};

const megabytes = profileImage.maxBytes / 1024 / 1024;

export const pictureTooLarge = () =>
  refusal(
    413,
    { code: 'picture-too-large', params: { megabytes } },
    `Please choose a picture of at most ${megabytes} MB, or send none.`,
  );
