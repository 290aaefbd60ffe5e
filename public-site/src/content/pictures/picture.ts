import type { FocalPoint } from 'contract/media-files';

export interface PictureWords {
  /** The alternative text. */
  readonly alt: string;
}

interface PictureSize {
  readonly widths: readonly number[];
  /** Size of the largest variant, for the aspect ratio. */
  readonly width: number;
  readonly height: number;
}

interface PictureFile extends PictureSize {
  /** Path without width and type (`getPictureAddress`). That of an uploaded picture ends with a slash. */
  readonly src: string;
  /** Only for an uploaded picture: the point that stays visible when it is cropped. */
  readonly focalPoint?: FocalPoint;
}

export type Picture = PictureFile & PictureWords;

/** Path of a variant of the picture. */
export const getPictureAddress = (
  { src }: Pick<PictureFile, 'src'>,
  width: number | undefined,
  type: 'avif' | 'webp',
): string => `${src}${src.endsWith('/') ? '' : '-'}${width}.${type}`;

/** The pictures in a folder of `/art`, by name and in the order of `sizes`. */
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

/** Returns undefined for a picture that only a later release has. */
export const pictureNamed = <Found>(
  name: string,
  pictures: Readonly<Record<string, Found>>,
): Found | undefined => (Object.hasOwn(pictures, name) ? pictures[name] : undefined);
