interface PersonLinkTexts {
  readonly open: (name: string) => string;
}

export const personLinkTexts: PersonLinkTexts = {
  open: (name) => `Everything about ${name}`,
};
