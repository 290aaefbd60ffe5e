/** A page that the law asks for: headings and paragraphs. */
export interface LegalTexts {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly chapters: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}
