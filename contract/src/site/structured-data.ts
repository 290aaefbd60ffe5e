/** An object of schema.org as JSON-LD without its context. URLs in it are absolute. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The picture of a link preview, in a format that all such services support. */
export interface PreviewPicture {
  /** Root-absolute path of a JPEG or PNG file. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Alternative text in the page's language. */
  readonly alt: string;
}

/** The metadata of its pages that a remote's server build exports. Browsers never load it. */
export interface PageMetadata {
  /**
   * The structured data of a page.
   * @param origin the site's origin, without a final slash
   */
  describePage(path: string, origin: string): readonly Thing[];
  readonly previewPicture: PreviewPicture;
}
