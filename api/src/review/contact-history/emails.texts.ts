/** The writer and the church's name as on the site. */
export interface EmailPlaceholders {
  /** '' if the staff member has not set a name. */
  readonly writer: string;
  readonly church: string;
}

interface LetterTexts {
  /** @param name '' if the record has none */
  readonly greeting: (name: string) => string;
  /** The value of `{introduction}`. */
  readonly introduction: (places: EmailPlaceholders) => string;
  readonly closing: string;
  /** The line before what the person wrote. */
  readonly quoted: (day: string) => string;
  /** The subject of an email without a template. */
  readonly blankSubject: (church: string) => string;
}

/** The texts around an email to a person (contract/mail-kinds). */
export const emailTexts: LetterTexts = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  introduction: ({ writer, church }) =>
    writer ? `I am ${writer} from ${church}.` : `This is ${church}.`,
  closing: 'Warm greetings',
  quoted: (day) => `On ${day} you wrote:`,
  blankSubject: (church) => `A message from ${church}`,
};
