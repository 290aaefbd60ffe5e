import { isObject } from 'contract/answer-reader';
import type { LocalPicture } from 'contract/shown-files';
import { mediaOf } from '../page-content';
import { pictureNamed } from './picture';
import type { Picture } from './picture';

/**
 * The picture that an entry names: one of the site's own, or one that staff uploaded. Undefined of what cannot be shown.
 *
 * @param files what came of the uploaded ones with the page, by their ids
 */
export const findPicture = (
  name: string,
  own: Readonly<Record<string, Picture>>,
  fileOf: (id: string) => unknown = mediaOf,
): Picture | undefined => pictureNamed(name, own) ?? uploadedPicture(name, fileOf(name));

/** A picture that staff uploaded. The contract's own reader would cost a visitor more than the picture's element. */
export function uploadedPicture(id: string, found: unknown): Picture | undefined {
  if (!isObject(found) || found['kind'] !== 'picture') return undefined;
  const { width, height, widths, alt, focalPoint } = found;
  const isWhole =
    [width, height].every(isPixels) &&
    Array.isArray(widths) &&
    widths.length > 0 &&
    widths.every(isPixels) &&
    typeof alt === 'string' &&
    isObject(focalPoint) &&
    [focalPoint['x'], focalPoint['y']].every(isShare);
  if (!isWhole) return undefined;
  const file = found as unknown as LocalPicture;
  return {
    src: `/media/${id}/`,
    ...{ width: file.width, height: file.height, widths: file.widths },
    ...{ alt: file.alt, focalPoint: file.focalPoint },
  };
}

const isPixels = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;
const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
