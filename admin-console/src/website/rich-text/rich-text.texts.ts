import { locale } from 'contract/language';

interface RichTextTexts {
  /** The message for a text that a newer console wrote. */
  readonly unreadable: string;
  readonly picture: string;
  readonly isPlain: string;
  /** The message for input that exceeds the limits. */
  readonly full: string;
  /** The message for pasted superscripts and subscripts that became normal text. */
  readonly lostScripts: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly tryAgain: string;
  readonly count: (characters: number) => string;
  /** The elements that plain text lacks, in the plural. */
  readonly forms: Readonly<
    Record<
      | 'heading'
      | 'bold'
      | 'italic'
      | 'link'
      | 'bulletList'
      | 'orderedList'
      | 'blockquote'
      | 'verse'
      | 'picture',
      string
    >
  >;
  readonly loss: (forms: readonly string[]) => string;
  readonly writePlain: string;
  readonly writeRich: string;
}

const list = new Intl.ListFormat(locale);
const wholeNumber = new Intl.NumberFormat(locale);

export const richTextTexts: RichTextTexts = {
  unreadable: 'This text has a form that this page does not know. Please load the page anew.',
  picture: 'Picture',
  isPlain: 'Write as plain text, for a phone whose keyboard does not get along with the editor',
  full: 'That was not taken: this field cannot hold more, or lists in so many lists.',
  lostScripts:
    'Raised or lowered characters were pasted as ordinary ones. Please check that the text still says what it should, for example write 10 to the power of n.',
  loading: 'The editor is being loaded...',
  notLoaded: 'The editor could not be loaded. You can write as plain text meanwhile.',
  tryAgain: 'Try again',
  count: (characters) =>
    characters === 1 ? '1 character' : `${wholeNumber.format(characters)} characters`,
  forms: {
    heading: 'headings',
    bold: 'bold words',
    italic: 'italic words',
    link: 'links',
    bulletList: 'lists with points',
    orderedList: 'numbered lists',
    blockquote: 'quotes',
    verse: 'Bible verses',
    picture: 'pictures',
  },
  loss: (forms) =>
    `This text has ${list.format(forms)}. As plain text it loses them as soon as you change it.`,
  writePlain: 'Write as plain text all the same',
  writeRich: 'Use the editor',
};
