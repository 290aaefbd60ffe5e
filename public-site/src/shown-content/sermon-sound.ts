import { isObject } from 'contract/answer-reader';
import { sermonSizes } from '../content/generated/sermon-sizes';
import { getMedia } from './page-content';

export interface SermonSound {
  readonly address: string;
  /** File extension: `mp3` or `m4a`. */
  readonly ending: string;
  readonly bytes: number;
  readonly seconds: number;
  /** Whether it came with the site, so that its URL has a meaningful file name. */
  readonly isOwn: boolean;
}

/** The recording that an entry names; undefined if its data are invalid. */
export function getSound(audio: string): SermonSound | undefined {
  const own = `${audio}.mp3`;
  if (isOwn(own))
    return { address: `/downloads/mp3s/${own}`, ending: 'mp3', ...sermonSizes[own], isOwn: true };
  const found = getMedia(audio);
  if (!isObject(found) || found['kind'] !== 'audio') return undefined;
  const { file, bytes, seconds } = found;
  if (typeof file !== 'string' || typeof bytes !== 'number' || typeof seconds !== 'number')
    return undefined;
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return { address: `/media/${audio}/${file}`, ending, bytes, seconds, isOwn: false };
}

const isOwn = (file: string): file is keyof typeof sermonSizes => Object.hasOwn(sermonSizes, file);
