import type { Reason } from 'contract/error-codes';
import { profileImage } from 'contract/profile';
import type { Networks } from '../../http/limits/networks-of';
import { FairWork } from '../../http/limits/fair-work';
import { fieldError } from '../../http/errors/http-error';
import { PictureProcess, longestWork } from './picture-process';
import { recognisePicture } from './recognise-picture';

/** One at a time, for the memory's sake: those in line hold 160 MB at most. */
const limits = { running: 1, waiting: 32, waitingPerSite: 8, longestWait: 10_000 };

/** How long a picture may take, waiting and work together, in milliseconds: less than a proxy waits for the answer. */
export const longestRemake = limits.longestWait + longestWork;

/** Has what strangers send as their picture remade in turn, by `picture-worker.ts` in a process of its own. */
export class PictureMaker {
  private readonly queue = new FairWork(limits);

  constructor(private readonly process = new PictureProcess()) {}

  /**
   * Makes of what was uploaded a WebP of our own: upright, resized to a moderate size, without EXIF (which tells where
   * people live) and without anything else hidden in the file (safety 1). Throws an HttpError: 415 when the bytes are
   * no JPEG, PNG, WebP or HEIC, 413 when there are too many pixels or too much work in them, 400 when the picture is
   * damaged, 503 when the line is full or too slow.
   */
  async remake(bytes: Buffer, networks: Networks): Promise<Uint8Array> {
    if (!recognisePicture(bytes)) throw wrongPictureType();
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
