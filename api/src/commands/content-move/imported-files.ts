import type { Readable } from 'node:stream';
import type { MediaFile } from 'contract/media-api';
import { commandId } from 'contract/staff-accounts';
import { HttpError } from '../../http/errors/http-error';
import { networksOf } from '../../http/limits/networks-of';
import type { MediaMaker } from '../../content/media/media-maker';
import { MediaRepository } from '../../content/media/media-repository';
import type { MediaStore, NewPart, UploadStore } from '../../content/media/files/media-store';
import { UploadRepository } from '../../content/media/upload-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { MoveFault } from './move-fault';
import type { Revisions } from './moved-content-repository';
import type { MovedFolder } from './moved-folder';
import { mediaFactsFile, mediaPartFile, partsOf } from './moved-shapes';
import type { MovedMedia } from './moved-shapes';
import type { PictureCheck } from './picture-check';

export interface FileParts {
  readonly database: Database;
  readonly now: Clock;
  readonly store: MediaStore;
  readonly uploads: UploadStore;
  readonly maker: Pick<MediaMaker, 'make'>;
  readonly pictures: Pick<PictureCheck, 'look'>;
}

/**
 * Brings the files of a folder to where the site keeps its own, each looked into as an upload is. Until the content that
 * names them is stored, a file has the row of an upload: who is killed leaves what the sweep removes. Throws a MoveFault.
 */
export class ImportedFiles {
  private readonly brought: string[] = [];
  private readonly uploads: UploadRepository;

  constructor(
    private readonly parts: FileParts,
    private readonly folder: MovedFolder,
  ) {
    this.uploads = new UploadRepository(parts.database, parts.now);
  }

  async bring(id: string, facts: MovedMedia): Promise<void> {
    const known = await new MediaRepository(this.parts.database, this.parts.now).find(id);
    if (known) {
      if (!isSameFile(known, facts)) throw isAnother(id);
      if (await this.isThere(id, facts)) return;
    } else await this.note(id, facts);
    const parts =
      facts.kind === 'picture' ? await this.readPicture(id, facts) : await this.readFile(id, facts);
    await this.parts.store.put(id, parts);
    await this.parts.uploads.remove(id);
    // So that staff's uploads do not wait for room that is taken already.
    await this.uploads.noteReceived(id, facts.bytes);
  }

  /** In the transaction that makes files of what was brought. */
  async settle(database: Database): Promise<void> {
    const uploads = new UploadRepository(database, this.parts.now);
    for (const id of this.brought) if (!(await uploads.remove(id))) throw wereRemoved();
  }

  /** Throws a MoveFault where staff have removed a file meanwhile that the site had, so that no row is without its bytes. */
  expectThere(ids: Iterable<string>, known: Revisions): void {
    for (const id of ids) if (!this.brought.includes(id) && !known.has(id)) throw wereRemoved();
  }

  /** Removes what was brought, after a failure. What another process has made a file of meanwhile stays. */
  async dropAll(): Promise<void> {
    for (const id of this.brought.splice(0)) {
      if (!(await this.uploads.remove(id))) continue;
      await this.parts.uploads.remove(id);
      // What cannot be removed now, the sweep removes.
      await this.parts.store.remove(id).catch(() => undefined);
    }
  }

  /** An import that was killed may have left the same row. */
  private async note(id: string, { name, bytes }: MovedMedia): Promise<void> {
    if (await this.uploads.find(id, commandId)) await this.uploads.remove(id);
    await this.uploads.insert({ id, name, bytes }, commandId);
    this.brought.push(id);
  }

  /** Whether the site has the same bytes. Throws a MoveFault where it has others. */
  private async isThere(id: string, facts: MovedMedia): Promise<boolean> {
    let isWhole = true;
    for (const name of partsOf(facts)) {
      const size = await this.parts.store.measure(id, name);
      if (size === undefined) isWhole = false;
      else if (!(await this.hasSame(id, name, size))) throw isAnother(id);
    }
    return isWhole;
  }

  private async hasSame(id: string, name: string, size: number): Promise<boolean> {
    const moved = mediaPartFile(id, name);
    if ((await this.folder.measure(moved)) !== size || size === 0) return false;
    const kept = readerOf(await this.parts.store.read(id, name, { first: 0, last: size - 1 }));
    let isSame = true;
    try {
      await this.folder.readPieces(moved, size, async (piece) => {
        if (isSame) isSame = piece.equals(await kept.read(piece.length));
      });
    } finally {
      kept.end();
    }
    return isSame;
  }

  /** A picture stays as it is, so each of its files must be what the site itself makes. */
  private async readPicture(
    id: string,
    { bytes, widths, width, height }: Extract<MovedMedia, { kind: 'picture' }>,
  ): Promise<NewPart[]> {
    const parts: { name: string; content: Buffer }[] = [];
    let left = bytes;
    for (const each of widths)
      for (const format of ['avif', 'webp'] as const) {
        const name = `${each}.${format}`;
        const content = await this.folder.readBytes(mediaPartFile(id, name), left);
        const size = await this.parts.pictures.look(content, format);
        const isExpected = size?.width === each && isNear(size.height, (height * each) / width);
        if (!isExpected) throw isNotAsNamed(id, name);
        left -= content.length;
        parts.push({ name, content });
      }
    if (left !== 0) throw isOtherSize(id);
    return parts;
  }

  /** A sound or a document is copied first: what is looked into is what is kept. */
  private async readFile(
    id: string,
    facts: Exclude<MovedMedia, { kind: 'picture' }>,
  ): Promise<readonly NewPart[]> {
    const { uploads, maker } = this.parts;
    const { file, name, bytes } = facts;
    await this.folder.readPieces(mediaPartFile(id, file), bytes, (piece, offset) =>
      uploads.write(id, offset, piece),
    );
    if ((await uploads.measure(id)) !== bytes) throw isOtherSize(id);
    const upload = { id, name, bytes, received: bytes };
    const path = uploads.pathOf(id);
    const made = await maker.make(upload, path, networksOf()).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      throw new MoveFault(`${mediaPartFile(id, file)}: ${error.message}`);
    });
    const found = made.facts;
    const isSameKind = found.kind === facts.kind && endingOf(found.file) === endingOf(file);
    if (!isSameKind || secondsOf(found) !== secondsOf(facts)) throw isNotAsNamed(id, file);
    return [{ name: file, content: { path } }];
  }
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.'));
const secondsOf = (file: object) => ('seconds' in file ? file.seconds : undefined);
/** Sides are whole pixels. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= 1;

/** Whether what never changes of a file is the same; its name and the words of a picture may. */
const isSameFile = (known: MediaFile, moved: MovedMedia): boolean =>
  JSON.stringify(fixedFacts(known)) === JSON.stringify(fixedFacts(moved));

function fixedFacts(file: MediaFile | MovedMedia): readonly unknown[] {
  const facts = [file.kind, file.bytes, partsOf(file), secondsOf(file)];
  return file.kind === 'picture' ? [...facts, file.width, file.height] : facts;
}

const wereRemoved = () =>
  new MoveFault('Files were removed while they were imported. Please try again.');
const isAnother = (id: string) =>
  new MoveFault(`${mediaFactsFile(id)}: the site has another file by this id.`);
const isNotAsNamed = (id: string, name: string) =>
  new MoveFault(`${mediaPartFile(id, name)} is not what its name says, or is damaged.`);
const isOtherSize = (id: string) =>
  new MoveFault(`${mediaFactsFile(id)}: its files have not as many bytes as it says.`);

/** Reads a stream in pieces of a length that is asked for; shorter at its end. */
function readerOf(stream: Readable) {
  const pieces = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  return {
    async read(length: number): Promise<Buffer> {
      while (rest.length < length) {
        const next = await pieces.next();
        if (next.done === true) break;
        rest = Buffer.concat([rest, next.value]);
      }
      const piece = rest.subarray(0, length);
      rest = rest.subarray(length);
      return piece;
    },
    end: () => void stream.destroy(),
  };
}
