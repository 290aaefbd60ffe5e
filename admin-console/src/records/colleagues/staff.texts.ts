interface StaffTexts {
  readonly former: string;
  /** The name of an assignee while the users are not loaded. */
  readonly some: string;
}

export const staffTexts: StaffTexts = {
  former: 'Somebody who has left',
  some: 'a member of staff',
};
