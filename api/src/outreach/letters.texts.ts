import type { LetterTemplate, LetterWords } from 'contract/outreach';

/** Who writes, and who the church is as the site says it. */
export interface LetterPlaces {
  /** '' where staff have not said theirs. */
  readonly writer: string;
  readonly church: string;
}

interface LetterTexts {
  /** @param name '' where the record says none */
  readonly greeting: (name: string) => string;
  readonly closing: string;
  /** Between greeting and closing: the paragraphs of what staff go on to write themselves. */
  readonly letters: Readonly<Record<LetterTemplate, (places: LetterPlaces) => LetterWords>>;
}

const introduced = ({ writer, church }: LetterPlaces) =>
  writer ? `I am ${writer} from ${church}.` : `This is ${church}.`;

/** What staff begin a letter to a person with: they change it before it is sent. */
export const letterTexts: LetterTexts = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  closing: 'Warm greetings',
  letters: {
    welcome: (places) => ({
      subject: `Thank you for visiting ${places.church}`,
      text: `${introduced(places)} Thank you for being with us! We are glad that you came.\n\nIs there anything that you would like to know, or that we can pray for? Just reply to this message.`,
    }),
    'check-in': (places) => ({
      subject: 'How are you?',
      text: `${introduced(places)} I would like to hear how you are.\n\nIf you have a question or would like to talk, just reply to this message, and tell me when I can reach you.`,
    }),
    invitation: (places) => ({
      subject: `You are invited: ${places.church}`,
      text: `${introduced(places)} We would be happy to see you again at one of our next services. You find the times on our website.\n\nTell us if you would like somebody to meet you at the door.`,
    }),
    answer: (places) => ({
      subject: `Your message to ${places.church}`,
      text: `${introduced(places)} Thank you for writing to us.`,
    }),
    missed: (places) => ({
      subject: 'We tried to reach you',
      text: `${introduced(places)} I tried to call you and did not reach you.\n\nWhen may I try again, or would you rather write? Just reply to this message.`,
    }),
    blank: (places) => ({ subject: `A message from ${places.church}`, text: '' }),
  },
};
