import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ContentRepository } from '../content-repository';
import { ignoreMissing } from '../../storage/error-code';
import { loadOnce } from '../../storage/load-once';
import { systemClock } from '../../storage/clock';

/** Ids of files, which are UUIDs, in a text of any length. */
const ids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const snapshotName = /^[0-9a-f]{64}\.json$/;

/**
 * Tells which files visitors may get: those that published content names, and those that stored page sets name, for
 * pages that are still open. Files of drafts and earlier versions are for staff only.
 */
export class ShownMedia {
  /** Ids in published content, by the count of publications. */
  private readonly published = new Map<number, Promise<ReadonlySet<string>>>();
  /** Ids in stored snapshots, by file name; a snapshot never changes. */
  private readonly kept = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(private readonly app: Pick<FastifyInstance, 'database' | 'siteDir'>) {}

  async has(id: string): Promise<boolean> {
    const content = new ContentRepository(this.app.database, systemClock);
    const publications = await content.countPublications();
    const published = await loadOnce(this.published, publications, () => this.readPublished());
    return published.has(id) || (await this.isKept(id));
  }

  clear(): void {
    this.published.clear();
    this.kept.clear();
  }

  private async readPublished(): Promise<ReadonlySet<string>> {
    const rows = await this.app.database
      .selectFrom('content_entries')
      .select('published')
      .where('published', 'is not', null)
      .execute();
    return new Set(rows.flatMap(({ published }) => published?.match(ids) ?? []));
  }

  private async isKept(id: string): Promise<boolean> {
    const { siteDir } = this.app;
    if (siteDir === undefined) return false;
    const folder = join(siteDir, 'snapshots');
    for (const name of await namesIn(folder)) {
      if (!snapshotName.test(name)) continue;
      // A publication may have just removed the snapshot.
      const named = await loadOnce(this.kept, name, () => readIds(join(folder, name))).catch(
        ignoreMissing,
      );
      if (named?.has(id)) return true;
    }
    return false;
  }
}

const readIds = async (file: string): Promise<ReadonlySet<string>> =>
  new Set((await readFile(file, 'utf8')).match(ids) ?? []);

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(ignoreMissing)) ?? [];
