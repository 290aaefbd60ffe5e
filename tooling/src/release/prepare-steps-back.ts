import { withLockIfFree } from './release-lock.ts';
import { listConflicts } from './refuse-conflicts.ts';
import { fillSet } from './release.ts';
import type { ReleaseOptions } from './release.ts';

/**
 * Renders the pages that one step back would show and that are not kept yet, so that the step takes no longer than to
 * replace the link. Nobody waits for it: while a release is under way it does nothing.
 * @param makeRoom called as soon as a release waits; it must end this process. The next change removes what is unfinished
 */
export async function prepareStepsBack(
  options: ReleaseOptions,
  makeRoom: () => void,
): Promise<void> {
  await withLockIfFree(options.site.path, 'prepare to go back', () => prepare(options), makeRoom);
}

async function prepare(options: ReleaseOptions): Promise<void> {
  const { site, say } = options;
  for (const next of site.unpreparedSteps()) {
    // Such a step would be refused.
    if (listConflicts(site, next).length > 0) continue;
    try {
      await site.prepare(next, async (folder) => {
        await fillSet(options, { next }, folder);
      });
    } catch (error) {
      say(`A step back cannot be prepared: ${String(error)}`);
    }
  }
}
