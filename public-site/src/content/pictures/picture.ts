export interface Picture {
  /** Address without width and type: add `-${width}.avif` or `-${width}.webp`. */
  readonly src: string;
  readonly widths: readonly number[];
  /** Size of the whole picture, for its proportions. */
  readonly width: number;
  readonly height: number;
  readonly alt: { readonly en: string; readonly de: string };
}

export interface CaptionedPicture extends Picture {
  readonly caption: { readonly en: string; readonly de: string };
}
