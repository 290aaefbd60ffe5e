import { isSlug } from '../site/entry-page';
import { innsbruckMoment } from '../site/services/innsbruck-moment';
import { isDay, isPlainLine, isPlainText, isVisible, turnsText } from '../wire/plain-text';
import { linkPattern } from './rich-text/link-pattern';
import { readRichText } from './rich-text/rich-text';

/** Blank while it is being typed, or something that people see. */
const isShown = (text: string) => (isVisible(text) || text.trim() === '') && !turnsText(text);

const link = new RegExp(`^${linkPattern}$`);

/** A file's name, or its id: a UUID is a slug as well. */
const isFile = (text: string) => text === '' || isSlug(text);

/** What `format` of a draft's values means (contract/content-api). All take nothing: a draft may lack anything. */
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
