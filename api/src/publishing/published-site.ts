import { join } from 'node:path';
import { readIfThere } from '../site/load-once';
import { runPublisher } from './publisher-process';
import type { PublisherProgram } from './publisher-process';

/** The site that visitors see. */
export interface PublishedSite {
  /** The text of the snapshot that it shows; undefined where there is none. */
  readShown(): Promise<string | undefined>;
  /** What its release came with, as the text of a snapshot; undefined of one from before content. */
  readStarter(): Promise<string | undefined>;
  /**
   * Shows another one, and answers what there is to say of it.
   * @param takeSnapshot is asked when nobody else changes the site
   */
  show(takeSnapshot: () => Promise<string>, signal: AbortSignal): Promise<readonly string[]>;
}

/** A site in a folder (tooling/src/release/site-folder.ts), and the program that changes it. */
export const siteOnDisk = (program: PublisherProgram): PublishedSite => ({
  readShown: () => readIfThere(join(program.siteDir, 'current/snapshot.json')),
  readStarter: () => readIfThere(join(program.siteDir, 'current/starter.json')),
  show: (takeSnapshot, signal) => runPublisher(program, takeSnapshot, signal),
});
