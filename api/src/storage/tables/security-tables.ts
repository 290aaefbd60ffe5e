/** Security events of one kind, for one account and from one network within an hour. */
export interface SecurityLogTable {
  /** A digest of the hour and of what is counted together. */
  key: string;
  first_at: string;
  last_at: string;
  level: string;
  event: string;
  /** `member` or `admin`; '' where no account is concerned. */
  audience: string;
  /** The id of an admin or a profile; '' where there is none such. */
  account: string;
  /** A network, never a whole address. */
  network: string;
  count: number;
}
