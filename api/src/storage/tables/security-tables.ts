/** What was tried against the server, of one kind, for one account and from one network within an hour. */
export interface SecurityLogTable {
  /** A digest of the hour and of what is counted together. */
  key: string;
  first_at: string;
  last_at: string;
  level: string;
  event: string;
  /** `member` or `admin`; '' where it is about no account. */
  audience: string;
  /** The id of an admin or a profile; '' where there is none such. */
  account: string;
  /** A part of the internet, never a whole address. */
  network: string;
  count: number;
}
