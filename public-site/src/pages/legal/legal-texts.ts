export interface LegalChapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The texts that code writes on a legal page: headings, and the paragraphs of chapters that are not the church's. */
export interface LegalTexts<Chapter extends string, Heading extends string = never> {
  readonly title: string;
  readonly description: string;
  readonly chapters: Readonly<
    Record<Chapter, LegalChapter> & Record<Heading, Pick<LegalChapter, 'title'>>
  >;
}
