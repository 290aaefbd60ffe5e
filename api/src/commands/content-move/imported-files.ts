import { join } from 'node:path';
import type { MediaFile } from 'contract/media-api';
import { commandId } from 'contract/staff-accounts';
import { MediaRepository } from '../../content/media/media-repository';
import type { MediaStore } from '../../content/media/files/media-store';
import { UploadRepository } from '../../content/media/upload-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { Revisions } from './moved-content-repository';
import { MoveError, measureFile, mediaFactsFile, mediaPartFile, partsOf } from './moved-folder';
import type { MovedMedia } from './moved-folder';

export interface FileParts {
  readonly database: Database;
  readonly now: Clock;
  readonly store: MediaStore;
}

/** Throws a MoveError where the files of a file are not there, or not as many bytes as is told of them. */
export async function checkParts(folder: string, id: string, facts: MovedMedia): Promise<void> {
  let bytes = 0;
  for (const name of partsOf(facts)) bytes += await measureFile(folder, mediaPartFile(id, name));
  if (bytes !== facts.bytes)
    throw new MoveError(
      `${mediaFactsFile(id)}: bytes says ${facts.bytes}, and its files have ${bytes}.`,
    );
}

/**
 * Copies the files of a folder to where the site keeps its own. Until the content that names them is stored, a file has
 * the row of an upload: an import that is killed leaves what the sweep removes. Throws a MoveError.
 */
export class ImportedFiles {
  private readonly copied: string[] = [];
  private readonly uploads: UploadRepository;

  constructor(
    private readonly parts: FileParts,
    private readonly folder: string,
  ) {
    this.uploads = new UploadRepository(parts.database, parts.now);
  }

  async copy(id: string, facts: MovedMedia): Promise<void> {
    const known = await new MediaRepository(this.parts.database, this.parts.now).find(id);
    if (known) {
      if (!isSameFile(known, facts))
        throw new MoveError(`${mediaFactsFile(id)}: the site has another file by this id.`);
      if (await this.isThere(id, facts)) return;
    } else await this.note(id, facts);
    const parts = partsOf(facts).map((name) => ({
      ...{ name, content: { path: join(this.folder, mediaPartFile(id, name)), mayChange: true } },
    }));
    await this.parts.store.put(id, parts);
    // So that staff's uploads do not wait for room that is taken already.
    await this.uploads.noteReceived(id, facts.bytes);
  }

  /** In the transaction that makes files of what was copied. */
  async settle(database: Database, ids: Iterable<string>, known: Revisions): Promise<void> {
    const uploads = new UploadRepository(database, this.parts.now);
    for (const id of ids) {
      const isThere = this.copied.includes(id) ? await uploads.remove(id) : known.has(id);
      if (!isThere)
        throw new MoveError('Files were removed while they were imported. Please try again.');
    }
  }

  /** Removes what was copied, after a failure. What another process has made a file of meanwhile stays. */
  async dropAll(): Promise<void> {
    for (const id of this.copied.splice(0))
      // What cannot be removed now, the sweep removes.
      if (await this.uploads.remove(id)) await this.parts.store.remove(id).catch(() => undefined);
  }

  /** An import that was killed may have left the same row. */
  private async note(id: string, { name, bytes }: MovedMedia): Promise<void> {
    if (await this.uploads.find(id, commandId)) await this.uploads.remove(id);
    await this.uploads.insert({ id, name, bytes }, commandId);
    this.copied.push(id);
  }

  private async isThere(id: string, facts: MovedMedia): Promise<boolean> {
    let bytes = 0;
    for (const name of partsOf(facts)) bytes += (await this.parts.store.measure(id, name)) ?? 0;
    return bytes === facts.bytes;
  }
}

/** Whether what never changes of a file is the same; its name and the words of a picture may. */
const isSameFile = (known: MediaFile, moved: MovedMedia): boolean =>
  known.kind === moved.kind &&
  known.bytes === moved.bytes &&
  partsOf(known).join() === partsOf(moved).join();
