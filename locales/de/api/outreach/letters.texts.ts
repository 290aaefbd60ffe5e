import type * as english from 'api/outreach/letters.texts';
import type { LetterPlaces } from 'api/outreach/letters.texts';

const introduced = ({ writer, church }: LetterPlaces) =>
  writer ? `hier schreibt ${writer} von ${church}.` : `hier schreibt ${church}.`;

export const letterTexts: typeof english.letterTexts = {
  greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  closing: 'Herzliche Grüße',
  letters: {
    welcome: (places) => ({
      subject: `Danke für deinen Besuch bei ${places.church}`,
      text: `${introduced(places)} Danke, dass du bei uns warst! Wir freuen uns, dass du gekommen bist.\n\nMöchtest du etwas wissen, oder dürfen wir für etwas beten? Antworte einfach auf diese Nachricht.`,
    }),
    'check-in': (places) => ({
      subject: 'Wie geht es dir?',
      text: `${introduced(places)} Ich möchte gern hören, wie es dir geht.\n\nWenn du eine Frage hast oder reden möchtest, antworte einfach auf diese Nachricht und sag mir, wann ich dich erreiche.`,
    }),
    invitation: (places) => ({
      subject: `Du bist eingeladen: ${places.church}`,
      text: `${introduced(places)} Wir würden uns freuen, dich bei einem unserer nächsten Gottesdienste wiederzusehen. Die Zeiten findest du auf unserer Website.\n\nSag uns, wenn dich jemand an der Tür empfangen soll.`,
    }),
    answer: (places) => ({
      subject: `Deine Nachricht an ${places.church}`,
      text: `${introduced(places)} Danke, dass du uns geschrieben hast.`,
    }),
    missed: (places) => ({
      subject: 'Wir wollten dich erreichen',
      text: `${introduced(places)} Ich wollte dich anrufen und habe dich nicht erreicht.\n\nWann darf ich es wieder versuchen, oder möchtest du lieber schreiben? Antworte einfach auf diese Nachricht.`,
    }),
    blank: (places) => ({ subject: `Eine Nachricht von ${places.church}`, text: '' }),
  },
};
