import { mediaAddress } from 'contract/media-files';
import type { MediaFile } from 'contract/media-files';
import { formatSize } from '../../base/model/format-size';
import { mediaTexts } from './media.texts';

/** Formats a duration as 1:02:03 or 4:05. */
function lengthWords(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The facts about a file in one line. */
export function describeFile(file: MediaFile): string {
  const facts = [mediaTexts.kinds[file.kind], formatSize(file.bytes)];
  if (file.kind === 'audio') facts.push(lengthWords(file.seconds));
  if (file.kind === 'picture') facts.push(`${file.width} × ${file.height}`);
  return facts.join(' · ');
}

/** The address of a picture's smallest variant that is at least `wanted` pixels wide, or else its widest. */
export function pictureAddress(id: string, widths: readonly number[], wanted: number): string {
  const width = widths.find((one) => one >= wanted) ?? widths.at(-1);
  return mediaAddress(id, `${width}.webp`);
}
