/** The notice beside the checkbox of the consent to pastoral follow-up, in the form that the law requires. */
export const consentNotice: {
  readonly label: string;
  /** The text below it: purpose, retention, how to withdraw. The link to the page for it follows. */
  readonly more: string;
  /**
   * SHA-256 of both, in base64url; locales/consent-notices.test.ts prints the right one. A changed text is a new
   * notice: add it to consent-notices.ts and keep the old one there.
   */
  readonly hash: string;
} = {
  label: 'After you have answered me, please stay in touch with me and pray for me.',
  more: 'You need not agree: we answer you all the same. If you do, we use what you write here for this too, even where it says something about your faith or your health, and keep it for at most two years from our last contact. You can withdraw this at any time, by writing to us or under',
  hash: 'SXF6BSTbcNlM78BG1T6TbKE49KZLNsG7yXne085eFgk',
};

/** Label of the link to the page on which a consent is withdrawn. */
export const myDataLinkLabel: string = 'My data';
