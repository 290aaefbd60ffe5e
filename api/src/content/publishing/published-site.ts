import { join } from 'node:path';
import { readIfThere } from '../../storage/load-once';
import { runPublisher } from './publisher-process';
import type { PublisherProgram } from './publisher-process';
import { pushSite } from './push-site';
import type { PushProgram } from './push-site';

/** The site that visitors see. */
export interface PublishedSite {
  /** The text of the snapshot that it shows; undefined where there is none. */
  readShown(): Promise<string | undefined>;
  /** What its release came with, as the text of a snapshot; undefined of one from before content. */
  readStarter(): Promise<string | undefined>;
  /**
   * Shows another one, and answers what there is to say of it.
   * @param takeSnapshot is asked when no other process changes the site
   */
  show(takeSnapshot: () => Promise<string>, signal: AbortSignal): Promise<readonly string[]>;
  /** Brings what it shows to where else visitors read it, unless it is there. */
  push(signal: AbortSignal): Promise<void>;
}

/** A site in a folder (tooling/src/site/site-folder.ts), the program that changes it, and the one that pushes it. */
export const siteOnDisk = (
  program: PublisherProgram,
  pushProgram: PushProgram | undefined,
): PublishedSite => ({
  readShown: () => readIfThere(join(program.siteDir, 'current/snapshot.json')),
  readStarter: () => readIfThere(join(program.siteDir, 'current/starter.json')),
  show: (takeSnapshot, signal) => runPublisher(program, takeSnapshot, signal),
  push: async (signal) => pushProgram && pushSite(pushProgram, signal),
});
