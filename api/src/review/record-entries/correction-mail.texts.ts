interface CorrectionMailTexts {
  readonly subject: (church: string) => string;
  /**
   * @param what the name of the form, as in a list
   * @param day when the record arrived
   */
  readonly text: (what: string, day: string) => string;
}

/** The email that tells a person that staff corrected what is stored of them. */
export const correctionMailTexts: CorrectionMailTexts = {
  subject: (church) => `We have corrected your details at ${church}`,
  text: (what, day) =>
    `We have corrected something in what we have stored of you (${what}, ${day}). If you did not ask for this, or if something is not right, please reply to this e-mail.`,
};
