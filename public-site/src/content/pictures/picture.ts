import type { FocalPoint } from 'contract/media-api';

export interface PictureWords {
  /** What is seen, for those who do not see it. */
  readonly alt: string;
}

interface PictureSize {
  readonly widths: readonly number[];
  /** Size of the whole picture, for its proportions. */
  readonly width: number;
  readonly height: number;
}

interface PictureFile extends PictureSize {
  /** Address without width and type (`getPictureAddress`). Of one that staff uploaded it ends with a slash. */
  readonly src: string;
  /** Of one that staff uploaded: what is to be seen where only a part of it is. */
  readonly focalPoint?: FocalPoint;
}

export type Picture = PictureFile & PictureWords;

/** Where a picture lies in a width that it has. */
export const getPictureAddress = (
  { src }: Pick<PictureFile, 'src'>,
  width: number | undefined,
  type: 'avif' | 'webp',
): string => `${src}${src.endsWith('/') ? '' : '-'}${width}.${type}`;

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
