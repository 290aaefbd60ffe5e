import type * as english from 'api/review/record-entries/correction-mail.texts';

export const correctionMailTexts: typeof english.correctionMailTexts = {
  subject: (church) => `Wir haben deine Angaben bei ${church} berichtigt`,
  text: (what, day) =>
    `Wir haben etwas von dem berichtigt, was wir von dir gespeichert haben (${what}, ${day}). Wenn du nicht darum gebeten hast oder etwas nicht stimmt, antworte bitte auf diese E-Mail.`,
};
