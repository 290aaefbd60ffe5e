export interface PictureWords {
  /** What is seen, for those who do not see it. */
  readonly alt: string;
}

export interface CaptionedWords extends PictureWords {
  readonly caption: string;
}

interface PictureSize {
  readonly widths: readonly number[];
  /** Size of the whole picture, for its proportions. */
  readonly width: number;
  readonly height: number;
}

interface PictureFile extends PictureSize {
  /** Address without width and type: add `-${width}.avif` or `-${width}.webp`. */
  readonly src: string;
}

export type Picture = PictureFile & PictureWords;
export type CaptionedPicture = PictureFile & CaptionedWords;

/** The pictures in a folder of `/art`, by their names and in the order of their sizes. */
export function makePictures<Name extends string, Words extends PictureWords>(
  folder: string,
  sizes: Readonly<Record<Name, PictureSize>>,
  words: Readonly<Record<Name, Words>>,
): Readonly<Record<Name, PictureFile & Words>> {
  const names = Object.keys(sizes) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, { src: `/art/${folder}/${name}`, ...sizes[name], ...words[name] }]),
  ) as Record<Name, PictureFile & Words>;
}

/** Content of a later release may name a picture that this one does not know. */
export const pictureNamed = <Found>(
  name: string,
  pictures: Readonly<Record<string, Found>>,
): Found | undefined => (Object.hasOwn(pictures, name) ? pictures[name] : undefined);
