interface StaffTexts {
  readonly former: string;
  /** The name of an assignee while the users are not loaded. */
  readonly some: string;
  readonly assignedTo: (who: string) => string;
}

export const staffTexts: StaffTexts = {
  former: 'somebody who has left',
  some: 'a member of staff',
  assignedTo: (who) => `Assigned to ${who}`,
};
