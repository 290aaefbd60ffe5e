import { join } from 'node:path';
import { readIfThere } from '../../storage/load-once';
import { prepareMode, publisherCodes } from 'contract/publishing';
import { readLiveSet } from './live-set';
import { callPublisher, PublisherError, runPublisher } from './publisher-process';
import type { PublisherProgram } from './publisher-process';
import { pushSite } from './push-site';
import type { PushProgram } from './push-site';

export interface PublishedSite {
  /** Reads the snapshot that the site shows, as text; undefined if there is none. */
  readShown(): Promise<string | undefined>;
  /** Reads the snapshot that the release contains, as text; undefined for a release from before content was stored. */
  readStarter(): Promise<string | undefined>;
  /**
   * Shows another snapshot and returns messages for the operator.
   * @param takeSnapshot is called once no other process is changing the site
   */
  show(takeSnapshot: () => Promise<string>, signal: AbortSignal): Promise<readonly string[]>;
  /**
   * Renders what visitors get if a release is gone back from, unless that was done since the site was changed. It
   * delays no release.
   * @returns messages for the operator
   */
  prepare(signal: AbortSignal): Promise<readonly string[]>;
  /** Copies the shown site to other places where visitors read it, unless it is there already. */
  push(signal: AbortSignal): Promise<void>;
}

/** A site in a folder (tooling/src/site/site-folder.ts), with the programs that change and push it. */
export const makeDiskSite = (
  program: PublisherProgram,
  pushProgram: PushProgram | undefined,
): PublishedSite => ({
  readShown: () => readIfThere(join(program.siteDir, 'current/snapshot.json')),
  readStarter: () => readIfThere(join(program.siteDir, 'current/starter.json')),
  show: (takeSnapshot, signal) => runPublisher(program, takeSnapshot, signal),
  prepare: makePreparation(program),
  push: async (signal) => pushProgram && pushSite(pushProgram, signal),
});

function makePreparation(program: PublisherProgram): PublishedSite['prepare'] {
  let prepared: string | undefined;
  return async (signal) => {
    const { mark } = await readLiveSet(program.siteDir);
    if (mark === prepared) return [];
    try {
      const said = await callPublisher(program, [prepareMode], signal);
      prepared = mark;
      return said;
    } catch (error) {
      if (error instanceof PublisherError && error.code === publisherCodes.interrupted) return [];
      throw error;
    }
  };
}
