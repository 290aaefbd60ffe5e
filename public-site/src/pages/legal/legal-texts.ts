export interface LegalChapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What code says on a page that the law asks for: headings, and paragraphs where the text is not the church's own. */
export interface LegalTexts<Chapter extends string, Heading extends string = never> {
  readonly title: string;
  readonly description: string;
  readonly chapters: Readonly<
    Record<Chapter, LegalChapter> & Record<Heading, Pick<LegalChapter, 'title'>>
  >;
}
