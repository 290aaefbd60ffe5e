/** A thing of schema.org, written as JSON-LD without its context. Addresses in it are absolute. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A picture as services show it that preview a link: one that every one of them reads. */
export interface PreviewPicture {
  /** Root-absolute address of a JPEG or PNG file. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** What is seen, in the page's language. */
  readonly alt: string;
}

/** What a remote's server build says of its pages beside rendering them. Browsers never load it. */
export interface PageMetadata {
  /**
   * The things that a page tells of.
   * @param origin where visitors find the site, without a final slash
   */
  describePage(path: string, origin: string): readonly Thing[];
  /** Stands for any page of the site when its link is shared. */
  readonly previewPicture: PreviewPicture;
}
