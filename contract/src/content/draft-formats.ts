import { isSlug } from '../site/entry-page';
import { innsbruckMoment } from '../site/services/innsbruck-moment';
import {
  isDay,
  isPlainLine,
  isPlainText,
  isVisible,
  overridesTextDirection,
} from '../wire/plain-text';
import { linkPattern } from './rich-text/link-pattern';
import { readRichText } from './rich-text/rich-text';

/** Accepts a blank text, because it may be half typed, or a visible one. */
const isShown = (text: string) =>
  (isVisible(text) || text.trim() === '') && !overridesTextDirection(text);

const link = new RegExp(`^${linkPattern}$`);

/** A file name, or an id: a UUID is a valid slug as well. */
const isFile = (text: string) => text === '' || isSlug(text);

/**
 * The `format` checks of a draft's values (contract/content-limits). All accept an empty text, because a draft may lack
 * anything.
 */
export const draftFormats: Readonly<
  Record<
    `draft-${'line' | 'paragraphs' | 'rich' | 'slug' | 'date' | 'moment' | 'link' | 'media' | 'picture'}`,
    (text: string) => boolean
  >
> = {
  'draft-line': (text) => isPlainLine(text) && isShown(text),
  'draft-paragraphs': (text) => isPlainText(text) && isShown(text),
  'draft-rich': (text) => text === '' || readRichText(text) !== undefined,
  'draft-slug': (text) => text === '' || isSlug(text),
  'draft-media': isFile,
  'draft-picture': isFile,
  'draft-date': (text) => text === '' || isDay(text),
  'draft-moment': (text) => text === '' || innsbruckMoment(text) !== undefined,
  'draft-link': (text) => text === '' || link.test(text),
};
