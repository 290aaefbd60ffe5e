/** Texts of the page that is shown without a connection. */
export interface OfflineTexts {
  readonly title: string;
  readonly note: string;
  readonly tryAgain: string;
  /** Heading of the pages that can be read offline. */
  readonly stillHere: string;
  /** Precedes the church's phone number. */
  readonly call: string;
}

export const offlineTexts: OfflineTexts = {
  title: 'No connection',
  note: 'The church’s website cannot be reached, and this page is not kept on this device. Please check your connection and try again.',
  tryAgain: 'Try again',
  stillHere: 'You can still read',
  call: 'You can also call us:',
};
