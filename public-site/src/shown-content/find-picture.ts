import { isObject } from 'contract/answer-reader';
import type { LocalPicture } from 'contract/shown-files';
import { getMedia } from './page-content';
import { pictureNamed } from '../content/pictures/picture';
import type { Picture } from '../content/pictures/picture';

/**
 * The picture that an entry names: one of the site's own, or an uploaded one. Undefined if it cannot be shown.
 *
 * @param fileOf gets the data of an uploaded file by its id
 */
export const findPicture = (
  name: string,
  own: Readonly<Record<string, Picture>>,
  fileOf: (id: string) => unknown = getMedia,
): Picture | undefined => pictureNamed(name, own) ?? uploadedPicture(name, fileOf(name));

/**
 * An uploaded picture. It is checked here, because the contract's parser would be larger than the picture component.
 */
export function uploadedPicture(id: string, found: unknown): Picture | undefined {
  if (!isObject(found) || found['kind'] !== 'picture') return undefined;
  const { width, height, widths, alt, focalPoint } = found as unknown as Partial<LocalPicture>;
  const isWhole =
    Array.isArray(widths) &&
    widths.length > 0 &&
    [width, height].every(isPixels) &&
    widths.every(isPixels) &&
    typeof alt === 'string' &&
    isObject(focalPoint);
  return isWhole ? { ...(found as unknown as LocalPicture), src: `/media/${id}/` } : undefined;
}

const isPixels = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;
