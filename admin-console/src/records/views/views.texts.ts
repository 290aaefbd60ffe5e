interface ViewTexts {
  /** The button that opens the menu of views. */
  readonly button: string;
  readonly all: string;
  /** A colleague's view in the menu. */
  readonly by: (view: string, name: string) => string;
  /** In the settings of a shared view of somebody who left. */
  readonly ownerless: string;
  /** Before the name of the open view, below the heading. */
  readonly open: string;
  readonly changed: string;
  readonly saveChanges: string;
  readonly saveNew: string;
  /** Of the open view. */
  readonly settings: string;
  readonly remove: string;
  readonly notSavable: string;
  readonly title: { readonly add: string; readonly change: string };
  readonly name: string;
  readonly shared: string;
  readonly sharedHint: string;
  readonly pinned: string;
  readonly start: string;
  readonly noName: string;
  readonly save: string;
  readonly saving: string;
  readonly cancel: string;
  readonly saved: (view: string) => string;
  /** Of one whose owner left. */
  readonly taken: (view: string) => string;
  readonly removed: (view: string) => string;
  readonly restored: (view: string) => string;
  readonly failed: string;
  /** The group of the sidebar. */
  readonly group: string;
}

export const viewTexts: ViewTexts = {
  button: 'Views',
  all: 'All records',
  by: (view, name) => `${view} (${name})`,
  ownerless: 'Its owner has left. It becomes yours if you change its name or who sees it.',
  open: 'View:',
  changed: 'changed, not saved',
  saveChanges: 'Save the changes',
  saveNew: 'Save as a new view …',
  settings: 'Rename, share or pin …',
  remove: 'Delete this view',
  notSavable: 'A filter of a confidential text cannot be saved.',
  title: { add: 'Save as a view', change: 'Settings of the view' },
  name: 'Name of the view',
  shared: 'Share it with everybody who may see this list',
  sharedHint: 'They also see what you typed into its filter.',
  pinned: 'Show it in the sidebar',
  start: 'Open this list with it',
  noName: 'Please give the view a name.',
  save: 'Save',
  saving: 'Saving …',
  cancel: 'Cancel',
  saved: (view) => `Saved the view “${view}”.`,
  taken: (view) => `Saved the view “${view}”. Its owner had left, so it is yours now.`,
  removed: (view) => `Deleted the view “${view}”.`,
  restored: (view) => `The view “${view}” is back.`,
  failed: 'That did not work. Please try again.',
  group: 'Views',
};
