/** Messages by reader, shown while the server cannot be reached. */
interface OutageTexts {
  readonly visitors: string;
  readonly staff: string;
}

export const outageTexts: OutageTexts = {
  visitors: 'We could not reach the church office. What you typed is still here.',
  staff:
    'The server is not responding at the moment. What you see may be out of date, and changes may not be saved.',
};
