import { useEffect } from 'react';
import { changeRelease, listReleases } from 'contract/release-requests';
import type { Releases, ReleasesOfPackage } from 'contract/release-requests';
import type { BodyOf } from 'contract/request';
import { subscribeToConsoleEvents } from '../../session/live/console-events';
import { readConflict, sendChange } from '../../session/send';
import { useRequest } from '../../session/use-request';
import { releasesTexts } from './releases.texts';

/** A change of a package's releases; the server refuses it if another one came between. */
export type ReleaseChange = BodyOf<typeof changeRelease>;

export interface ReleaseRefusal {
  readonly message: string;
  /** Whether the releases on the page were outdated, and are loaded again. */
  readonly isOutdated: boolean;
}

/** Resolves to undefined once visitors get what the change says. */
export type ChangeReleases = (
  name: ReleasesOfPackage['name'],
  change: ReleaseChange,
) => Promise<ReleaseRefusal | undefined>;

/** The releases, loaded again when the page is looked at again, because other people and the rule change them too. */
export function useReleases() {
  const answer = useRequest(listReleases, {});
  const { body, readAgain, put } = answer;
  useEffect(() => {
    const unsubscribe = subscribeToConsoleEvents(({ name }) => {
      if (name === 'resumed') readAgain();
    });
    window.addEventListener('focus', readAgain);
    return () => {
      unsubscribe();
      window.removeEventListener('focus', readAgain);
    };
  }, [readAgain]);
  const change: ChangeReleases = async (name, asked) => {
    const { failed, unreachable } = releasesTexts.actions;
    const sent = await sendChange(changeRelease, { package: name, body: asked }, failed);
    if (sent.ok) {
      // The page shows the change before the whole list is here again.
      if (body) put(withPackage(body, sent.response));
      return undefined;
    }
    readAgain();
    const reason = readConflict(changeRelease, sent)?.reason;
    const message = sent.status === 0 ? unreachable : (reason ?? sent.message);
    return { message, isOutdated: sent.status === 409 && reason === undefined };
  };
  return { answer, change };
}

const withPackage = (all: Releases, changed: ReleasesOfPackage): Releases => ({
  ...all,
  packages: all.packages.map((one) => (one.name === changed.name ? changed : one)),
});
