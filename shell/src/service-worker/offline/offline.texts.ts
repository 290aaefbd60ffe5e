/** The words of the page that is shown without a connection. */
export interface OfflineTexts {
  readonly title: string;
  readonly note: string;
  readonly tryAgain: string;
  /** Above the pages that can be read all the same. */
  readonly stillHere: string;
  /** Before the church's phone number. */
  readonly call: string;
}

export const offlineTexts: OfflineTexts = {
  title: 'No connection',
  note: 'The church’s website cannot be reached, and this page is not kept on this device. Please check your connection and try again.',
  tryAgain: 'Try again',
  stillHere: 'You can still read',
  call: 'You can also call us:',
};
