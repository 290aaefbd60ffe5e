interface OwnSentTexts {
  /** Tells why no records are shown; a link follows. */
  readonly unconfirmed: string;
  readonly confirm: string;
  readonly count: (records: number) => string;
  /** Shown if there are more records than the list contains. */
  readonly cut: (shown: number) => string;
  readonly show: string;
  readonly hide: string;
}

/** Texts of the list of records that were sent with a member's address. Those of an expanded record are in my-data. */
export const ownSentTexts: OwnSentTexts = {
  unconfirmed:
    'Your e-mail address is not confirmed yet, so we do not show what was sent with it. Open the link in the e-mail that you got when you created your profile. If it is too old, choose a new password: the link to it, which we send to your address, confirms the address as well.',
  confirm: 'Get a link to a new password',
  count: (records) =>
    records === 0
      ? 'Nothing was sent with your e-mail address.'
      : `${records} in all, the newest first.`,
  cut: (shown) => `The newest ${shown}. There is more: please ask the church office for the rest.`,
  show: 'Show',
  hide: 'Hide',
};
