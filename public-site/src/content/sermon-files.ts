import { sermonSizes } from './generated/sermon-sizes';
import { sermonTexts } from './sermon-files.texts';
import type { SermonId } from './sermon-files.texts';

/** A message that can be heard and kept (SPEC 2.6). */
export interface SermonFile {
  /** Address of the MP3 file. */
  readonly file: string;
  readonly title: string;
  readonly preacher: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly passage: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly transcript: readonly string[];
}

const makeSermon = (id: SermonId, date: string): SermonFile => ({
  file: `/downloads/mp3s/${id}.mp3`,
  ...sermonTexts[id],
  date,
  ...sermonSizes[`${id}.mp3`],
});

/** Newest first. */
export const sermonFiles: readonly SermonFile[] = [
  makeSermon('the-door-is-open', '2025-08-03'),
  makeSermon('a-lamp-for-one-step', '2025-07-20'),
  makeSermon('one-more-chair', '2025-07-06'),
];
