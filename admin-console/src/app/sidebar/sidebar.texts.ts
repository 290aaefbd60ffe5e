interface SidebarTexts {
  readonly work: string;
  readonly pinned: string;
  readonly sections: string;
  readonly office: string;
  /** Two of the bar at the foot of small screens. */
  readonly today: string;
  readonly more: string;
  /** The button of a group that shows or hides its links; its state is said beside it. */
  readonly showLinks: string;
  /** The label of the field that shows only the sections with these letters in their names. */
  readonly filter: string;
  readonly noSection: string;
  /** The button that keeps a section above the others, while it is pressed. */
  readonly pin: (section: string) => string;
  /** Beside the name of a section. */
  readonly urgent: (count: number) => string;
}

export const sidebarTexts: SidebarTexts = {
  work: 'Work',
  pinned: 'Pinned',
  sections: 'Sections',
  office: 'Office',
  today: 'Today',
  more: 'More',
  showLinks: 'Show the links',
  filter: 'Filter sections',
  noSection: 'No section is called that.',
  pin: (section) => `Pin ${section}`,
  urgent: (count) => `${count} urgent`,
};
