import { isSlug } from '../site/entry-page';
import { innsbruckMoment } from '../site/innsbruck-moment';
import { isDay, isPlainLine, isPlainText, isVisible } from '../wire/plain-text';
import { linkPattern } from './content-api';
import { readRichText } from './rich-text';

/** Signs that turn the direction of what follows: a text could read as another than it is. */
const turningSigns = /[\u202a-\u202e\u2066-\u2069]/;

/** Blank while it is being typed, or something that people see. */
const isShown = (text: string) =>
  (isVisible(text) || text.trim() === '') && !turningSigns.test(text);

const link = new RegExp(`^${linkPattern}$`);

/** What `format` of a draft's values means (contract/content-api). All take nothing: a draft may lack anything. */
export const draftFormats: Readonly<
  Record<
    `draft-${'line' | 'paragraphs' | 'rich' | 'slug' | 'date' | 'moment' | 'link'}`,
    (text: string) => boolean
  >
> = {
  'draft-line': (text) => isPlainLine(text) && isShown(text),
  'draft-paragraphs': (text) => isPlainText(text) && isShown(text),
  'draft-rich': (text) => text === '' || readRichText(text) !== undefined,
  'draft-slug': (text) => text === '' || isSlug(text),
  'draft-date': (text) => text === '' || isDay(text),
  'draft-moment': (text) => text === '' || innsbruckMoment(text) !== undefined,
  'draft-link': (text) => text === '' || link.test(text),
};
