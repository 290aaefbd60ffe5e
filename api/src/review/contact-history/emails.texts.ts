/** Who writes, and who the church is as the site says it. */
export interface EmailPlaceholders {
  /** '' where staff have not said theirs. */
  readonly writer: string;
  readonly church: string;
}

interface LetterTexts {
  /** @param name '' where the record says none */
  readonly greeting: (name: string) => string;
  /** What `{introduction}` stands for. */
  readonly introduction: (places: EmailPlaceholders) => string;
  readonly closing: string;
  /** Of a letter without a template. */
  readonly blankSubject: (church: string) => string;
}

/** What stands around the text of a letter to a person (contract/mail-kinds). */
export const emailTexts: LetterTexts = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  introduction: ({ writer, church }) =>
    writer ? `I am ${writer} from ${church}.` : `This is ${church}.`,
  closing: 'Warm greetings',
  blankSubject: (church) => `A message from ${church}`,
};
