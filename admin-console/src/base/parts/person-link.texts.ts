interface PersonLinkTexts {
  readonly open: (name: string) => string;
  readonly openNewTab: (name: string) => string;
}

export const personLinkTexts: PersonLinkTexts = {
  open: (name) => `Everything about ${name}`,
  openNewTab: (name) => `Everything about ${name} (opens in a new tab)`,
};
