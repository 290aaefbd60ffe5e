interface PrivacyWords {
  readonly intro: string;
  /** Each string is a paragraph. */
  readonly basis: readonly string[];
  readonly rights: readonly string[];
}

/** The starter texts of the privacy page. Counsel must confirm them before a church goes live. */
export const privacyWords: PrivacyWords = {
  intro:
    'You trust us with something of yours. This page says, in plain words, what we do with it.',
  basis: [
    'Turning to a church may say something about your faith. The law gives such data special protection (Art. 9 GDPR). We keep it within our work as a church, for people who turn to us, and beyond that only with your consent. You need not give it, and may withdraw it at any time; what we did before stays lawful.',
  ],
  rights: [
    'You may ask what we keep about you, have it corrected, deleted or handed over to you, restrict its use and object to it. Much of this you can do yourself, under “My data” and in your profile. For everything else, write to us.',
    'If you think that we are wrong, you may turn to the Austrian Data Protection Authority (Datenschutzbehörde), Barichgasse 40-42, 1030 Vienna.',
  ],
};
