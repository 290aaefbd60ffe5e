import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import { pictureFormats } from 'contract/media-files';
import type { MediaAudio, MediaDocument, MediaFile, MediaPicture } from 'contract/media-files';
import { errorCode } from '../../storage/error-code';

/*
 * The files of an export (docs/move-or-leave.md): `content.json`, `content/<kind>/<id>.json` for each entry,
 * `media/<id>.json` and the files in `media/<id>/` for each file. None of them names a staff member.
 */

/** The manifest is written last, so a folder without it is incomplete. */
export const manifestFile = 'content.json';
export const entryFile = (kind: ContentKind, id: string) => `content/${kind}/${id}.json`;
export const mediaFactsFile = (id: string) => `media/${id}.json`;
export const mediaPartFile = (id: string, name: string) => `media/${id}/${name}`;

export const moveFormat = { format: 'church-website-content', version: 1 } as const;

export interface MovedManifest {
  readonly format: typeof moveFormat.format;
  readonly version: typeof moveFormat.version;
  readonly kinds: Readonly<Partial<Record<ContentKind, MovedKind>>>;
  /** The ids of all files, in their order. */
  readonly media: readonly string[];
}

interface MovedKind {
  /** Whether the kind's starter content was added, so that it is not added again. */
  readonly hasStarter: boolean;
  /** The ids of its entries, in their order. */
  readonly entries: readonly string[];
}

/** A kind with entries gets no starter content, which may have the same ids. */
export const skipsStarterContent = ({ hasStarter, entries }: MovedKind): boolean =>
  hasStarter || entries.length > 0;

export interface MovedEntry {
  readonly changedAt: string;
  readonly cameWithSite: boolean;
  readonly draft?: ContentText;
  readonly published?: ContentText;
  /** The slugs that lead to its page, the current one included; oldest first. */
  readonly slugs: readonly string[];
  /** Oldest first. */
  readonly versions: readonly MovedVersion[];
}

export interface MovedVersion {
  readonly number: number;
  readonly deed: 'published' | 'taken-down';
  readonly at: string;
  readonly text: ContentText;
}

type Moved<File> = Omit<File, 'id' | 'revision'>;
export type MovedMedia = Moved<MediaPicture> | Moved<MediaAudio> | Moved<MediaDocument>;

export const getMediaParts = (file: MediaFile | MovedMedia): readonly string[] =>
  file.kind === 'picture'
    ? file.widths.flatMap((width) => pictureFormats.map((format) => `${width}.${format}`))
    : [file.file];

/** Content cannot be exported or imported; the message says why and what to do. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

/** Returns the size in bytes of a file in the folder. Throws a MoveError that names it. */
export async function measureFile(folder: string, name: string): Promise<number> {
  const path = join(folder, name);
  try {
    const found = await stat(path);
    if (found.isFile()) return found.size;
  } catch (error) {
    const code = errorCode(error);
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    const what = isMissing ? 'is missing' : `cannot be read (${code ?? 'unknown'})`;
    throw new MoveError(`${path} ${what}.`);
  }
  throw new MoveError(`${path} is no file.`);
}

/** Parses a JSON file in the folder. Throws a MoveError that names it. */
export async function readJson(folder: string, name: string, maxBytes: number): Promise<unknown> {
  if ((await measureFile(folder, name)) > maxBytes)
    throw new MoveError(`${name} is larger than ${maxBytes} bytes.`);
  const text = await readFile(join(folder, name), 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new MoveError(`${name} is no JSON: ${(error as SyntaxError).message}`);
  }
}
