import { uploadLifetime } from 'contract/media-api';
import type { Clock } from '../storage/ports';

/**
 * Files that the database does not know. They are left alone for as long as an unfinished upload is: whoever restores a
 * backup may have put the files in place before the database.
 */
export class UnknownFiles {
  /** When each was first seen, in milliseconds. */
  private readonly seen = new Map<string, number>();

  constructor(private readonly now: Clock) {}

  /** Of those that are unknown now, the ones that have been for long enough. */
  findOld(unknown: readonly string[]): string[] {
    const now = this.now().getTime();
    for (const id of this.seen.keys()) if (!unknown.includes(id)) this.seen.delete(id);
    for (const id of unknown) if (!this.seen.has(id)) this.seen.set(id, now);
    return [...this.seen].flatMap(([id, at]) => (now - at >= uploadLifetime ? [id] : []));
  }
}
