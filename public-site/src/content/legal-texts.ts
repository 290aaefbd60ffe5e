interface LegalChapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A page that the law asks for: headings and paragraphs. */
export interface LegalTexts<Chapter extends string = string> {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly chapters: Readonly<Record<Chapter, LegalChapter>>;
}
